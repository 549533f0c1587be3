import CoreGraphics
import Foundation

/// The coordinator that the drop delegate of a table view receives. The coordinator forwards the delegate's calls to the
/// `ItemDrop` that is being performed.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let itemDrop: ItemDrop
  let proposal: UITableViewDropProposal

  init(_ drop: ItemDrop, _ proposal: UITableViewDropProposal) {
    itemDrop = drop
    self.proposal = proposal
    super.init()
  }

  var items: [any UITableViewDropItem] { itemDrop.items }
  var destinationIndexPath: IndexPath? { itemDrop.destination }
  var session: any UIDropSession { itemDrop.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    itemDrop.drop(dragItem, toItemAt: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    itemDrop.drop(dragItem, intoItemAt: indexPath, rect: rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    itemDrop.drop(dragItem, to: target)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let item = PlaceholderItem(reuseIdentifier: placeholder.reuseIdentifier, height: placeholder.rowHeight) { cell in
      if let cell = cell as? UITableViewCell { placeholder.cellUpdateHandler?(cell) }
    }
    return itemDrop.drop(dragItem, to: item, insertedAt: placeholder.insertionIndexPath) { cell in
      (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
    }
  }
}
