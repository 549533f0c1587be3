import Foundation

/// Activates the item over which a drag rests.
@MainActor final class CollectionSprings: NSObject, UISpringLoadedInteractionBehavior {
  private weak var view: UICollectionView?
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: self, interactionEffect: nil
  ) { [weak self] _, context in
    guard let path = context.targetItem as? IndexPath, let view = self?.view, view.counts.contains(path) else { return }
    view.selection.tap(path)
  }

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let view, let path = view.indexPathForItem(at: context.location(in: view)), view.shadow(at: path) == nil
    else { return false }
    context.targetItem = path
    context.targetView = view.cellForItem(at: path)
    return view.delegate?.collectionView(view, shouldSpringLoadItemAt: view.dataPath(path), with: context) ?? true
  }
}
