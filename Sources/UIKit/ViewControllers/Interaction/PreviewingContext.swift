import CoreGraphics
import Foundation

/// The previews of a view, as the context menu of the view. A long press shows the preview with its actions, because there are no
/// devices that measure the force of a touch.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
  private weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var view: UIView?
  private var rect: CGRect?
  private var controller: UIViewController?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    storedDelegate = delegate
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func end() { view?.removeInteraction(interaction) }

  private final class NoDelegate: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  var delegate: any UIViewControllerPreviewingDelegate { storedDelegate ?? NoDelegate() }
  var sourceView: UIView { view ?? UIView() }
  var sourceRect: CGRect {
    get { rect ?? sourceView.bounds }
    set { rect = newValue }
  }
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
    interaction.pressRecognizer ?? UIGestureRecognizer()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    rect = nil
    guard let controller = storedDelegate?.previewingContext(self, viewControllerForLocation: location) else {
      return nil
    }
    self.controller = controller
    return UIContextMenuConfiguration(identifier: nil, previewProvider: { controller }) { [weak self] _ in
      let elements = controller.previewActionItems.compactMap { Self.element($0, controller) }
      // A menu needs an element.
      let open = UIAction(title: "Open") { _ in self?.commit() }
      return UIMenu(children: elements.isEmpty ? [open] : elements)
    }
  }

  private static func element(_ item: any UIPreviewActionItem, _ controller: UIViewController) -> UIMenuElement? {
    switch item {
    case let group as UIPreviewActionGroup:
      UIMenu(
        title: group.title, options: group.style == .destructive ? .destructive : [],
        children: group.actions.compactMap { element($0, controller) })
    case let action as UIPreviewAction:
      UIAction(
        title: action.title, attributes: action.style == .destructive ? .destructive : [],
        state: action.style == .selected ? .on : .off
      ) { _ in action.handler(action, controller) }
    default: nil
    }
  }

  private func commit() {
    guard let controller else { return }
    self.controller = nil
    storedDelegate?.previewingContext(self, commit: controller)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { animator.addCompletion { self.commit() } }
}
