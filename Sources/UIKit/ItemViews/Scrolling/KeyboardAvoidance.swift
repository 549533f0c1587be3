import CoreGraphics
import Foundation

/// An object that keeps the edited text of a table or collection view visible above the input views at the bottom of the window.
///
/// The view's controller creates the object in `viewWillAppear(_:)`, as in UIKit, and stops it when its view disappears. Input
/// views of a text outside the view, such as a search bar, do not change the view's insets (measured:
/// `keyboard-no-overlap-inset` in keyboard-cases.json).
@MainActor final class KeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  /// The bottom inset that this object added, in addition to the bottom inset of the application.
  private var addedInset: CGFloat = 0
  private var observer: (any NSObjectProtocol)?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { if let frame { self?.keyboardMoves(to: frame) } }
    }
  }

  /// Removes the added inset, and ignores later movements of the input views.
  func stop() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    setInset(0)
  }

  private func keyboardMoves(to frame: CGRect) {
    guard let scrollView, let window = scrollView.window else { return }
    let area = scrollView.convert(scrollView.bounds, to: window)
    let editor = FirstResponder.current(in: window) as? UIView
    let isConcerned = frame.height > 0 && editor?.isDescendant(of: scrollView) ?? false
    let covered = isConcerned ? max(0, area.maxY - max(frame.minY, area.minY)) : 0
    // The adjusted inset contains the safe area already.
    let inset = max(0, covered - (scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom))
    UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut]) {
      self.setInset(inset)
      guard inset > 0, let editor else { return }
      scrollView.scrollRectToVisible(editor.convert(editor.bounds, to: scrollView), animated: false)
    }
  }

  private func setInset(_ inset: CGFloat) {
    guard let scrollView, inset != addedInset else { return }
    scrollView.contentInset.bottom += inset - addedInset
    scrollView.verticalScrollIndicatorInsets.bottom += inset - addedInset
    addedInset = inset
  }
}
