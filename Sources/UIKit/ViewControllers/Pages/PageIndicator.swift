import Foundation

/// An object that manages the page control of a page view controller.
@MainActor final class PageIndicator {
  /// The page control, or nil if the data source does not implement both methods for the page indicator.
  private(set) var control: UIPageControl?
  /// The index of the visible page, from 0, as the page control shows it.
  private(set) var index = 0
  /// A closure that is called when the user has chosen a page with the control, with the number of pages to turn.
  var onTurn: ((Int) -> Void)?

  /// Adds the control to a view, or removes it.
  func setVisible(_ isVisible: Bool, in view: UIView) {
    guard isVisible != (control != nil) else { return }
    guard isVisible else {
      control?.removeFromSuperview()
      control = nil
      return
    }
    let pageControl = UIPageControl()
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self, let control else { return }
        let steps = control.currentPage - index
        if steps != 0 { onTurn?(steps) }
      }, for: .valueChanged)
    view.insertSubview(pageControl, at: 0)
    control = pageControl
  }

  func show(count: Int, index: Int) {
    guard let control else { return }
    control.numberOfPages = max(0, count)
    self.index = min(max(0, index), max(0, count - 1))
    control.currentPage = self.index
    control.superview?.setNeedsLayout()
  }

  /// Updates the page control after the user has turned a number of pages.
  func move(by steps: Int) {
    guard let control else { return }
    index = min(max(0, index + steps), max(0, control.numberOfPages - 1))
    control.currentPage = index
  }

  /// Positions the control at the bottom of an area.
  ///
  /// - Returns: The height of the control. The height is 0 if there is no control or there are no pages.
  func position(in area: CGRect) -> CGFloat {
    guard let control else { return 0 }
    guard control.numberOfPages > 0 else {
      control.frame = .zero
      return 0
    }
    let height = control.size(forNumberOfPages: control.numberOfPages).height
    control.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    return height
  }
}
