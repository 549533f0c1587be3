import Foundation

/// The behavior of spring loading for table and collection views, in which an item is activated when a drag pauses over
/// it.
@MainActor final class SpringLoadedItems: NSObject, UISpringLoadedInteractionBehavior {
  private weak var host: (any DragDropHost)?
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: self, interactionEffect: nil
  ) { [weak self] _, context in
    guard let path = context.targetItem as? IndexPath, let host = self?.host, host.shownCounts.contains(path) else {
      return
    }
    host.selection.tap(path)
  }

  init(_ host: any DragDropHost) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let host, let path = host.pressedItem(at: context.location(in: host)), !host.isPlaceholder(at: path)
    else { return false }
    context.targetItem = path
    context.targetView = host.dragDropCell(at: path)
    return host.delegateAllowsSpringLoading(at: path, with: context)
  }
}
