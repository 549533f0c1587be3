import CoreGraphics
import Foundation

/// The coordinator that the drop delegate of a collection view receives. The coordinator forwards the delegate's calls to the
/// `ItemDrop` that is being performed.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let itemDrop: ItemDrop
  let proposal: UICollectionViewDropProposal

  init(_ drop: ItemDrop, _ proposal: UICollectionViewDropProposal) {
    itemDrop = drop
    self.proposal = proposal
    super.init()
  }

  var items: [any UICollectionViewDropItem] { itemDrop.items }
  var destinationIndexPath: IndexPath? { itemDrop.destination }
  var session: any UIDropSession { itemDrop.session }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    itemDrop.drop(dragItem, toItemAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    itemDrop.drop(dragItem, intoItemAt: indexPath, rect: rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    itemDrop.drop(dragItem, to: target)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let item = PlaceholderItem(reuseIdentifier: placeholder.reuseIdentifier) { cell in
      if let cell = cell as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
    }
    return itemDrop.drop(dragItem, to: item, insertedAt: placeholder.insertionIndexPath) { cell in
      (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
    }
  }
}

extension DroppedItem: UICollectionViewDropItem {}
extension DropPlaceholderContext: UICollectionViewDropPlaceholderContext {}
