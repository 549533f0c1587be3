import Foundation

extension UICollectionView {
  /// Adds the interaction that opens windows for items, if the application can have several. Its gestures fail where the delegate
  /// returns no contents.
  final func installSceneActivation() {
    guard UIApplication.shared.supportsMultipleScenes, !interactions.contains(where: { $0 is ItemSceneActivation })
    else {
      return
    }
    addInteraction(ItemSceneActivation())
  }
}

/// The interaction of a collection view that opens a window for an item.
@MainActor private final class ItemSceneActivation: UIWindowScene.ActivationInteraction {
  init() {
    super.init(
      { interaction, point in
        guard let collectionView = interaction.view as? UICollectionView, let delegate = collectionView.delegate,
          let indexPath = collectionView.dataIndexPath(ifPresent: collectionView.indexPathForItem(at: point))
        else { return nil }
        return delegate.collectionView(
          collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
      }, errorHandler: { Diagnostics.report("UICollectionView: a window for an item could not be opened: \($0)") })
  }
}
