import CoreGraphics
import Foundation

/// Hands a drop's items to their places.
@MainActor final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    private var known: IndexPath?
    /// Of the drags of this view.
    private weak var source: CollectionDragSource?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: CollectionDragSource?, _ size: CGSize) {
      dragItem = item
      known = source?.path(of: item)
      self.source = known == nil ? nil : source
      previewSize = size
    }

    // What an item before it in the drop has changed moves it along.
    var sourceIndexPath: IndexPath? {
      if let now = source?.path(of: dragItem) { known = now }
      return known
    }
  }

  private let target: CollectionDropTarget
  private let view: UICollectionView
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]
  /// Whether the delegate has performed the drop.
  var isOver = false

  init(
    _ target: CollectionDropTarget, _ view: UICollectionView, _ session: any UIDropSession,
    _ proposal: UICollectionViewDropProposal, _ destination: IndexPath?
  ) {
    self.target = target
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let drag = (session as? DropSession)?.drag
    items = session.items.map { item in
      Item(
        item, drag == nil ? nil : view.dragDrop?.source,
        drag?.previewSizes[ObjectIdentifier(item)] ?? .zero)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    var placement = DropPlacement()
    let path = view.mapping.withPlaceholders(indexPath)
    if let attributes = place(of: path, "toItemAt") {
      placement.target = UIDragPreviewTarget(container: view, center: attributes.center)
      placement.size = attributes.size
      // Its cell is seen when the preview has arrived.
      if (session as? DropSession)?.drag != nil, let cell = view.cellForItem(at: path) {
        let parameters = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
        placement.visiblePath = parameters?.visiblePath
        cell.isAwaited = true
        cell.isHidden = true
        // Meanwhile it may have gone off the screen: there it waits to be used again, hidden.
        placement.animator.addCompletion { _ in
          guard cell.isAwaited else { return }
          cell.isAwaited = false
          cell.isHidden = cell.element?.attributes.isHidden ?? true
        }
      }
    }
    target.place(dragItem, placement)
    return placement.animator
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    var placement = DropPlacement()
    placement.fades = true
    let path = view.mapping.withPlaceholders(indexPath)
    if let attributes = place(of: path, "intoItemAt") {
      let frame = attributes.frame
      placement.target = UIDragPreviewTarget(
        container: view, center: CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY))
      placement.size = rect.size
      placement.keepsAspect = true
    }
    target.place(dragItem, placement)
    return placement.animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    var placement = DropPlacement()
    placement.target = target
    self.target.place(dragItem, placement)
    return placement.animator
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = PlaceholderContext(dragItem, view)
    if isOver {
      Misuse.report("\(view): a placeholder can be dropped to only while the drop is being performed")
    } else {
      context.placeholder = view.insertPlaceholder(placeholder)
    }
    var placement = DropPlacement(animator: context)
    if let path = context.placeholder.flatMap({ view.mapping.path(of: $0) }),
      let attributes = place(of: path, "placeholder")
    {
      placement.target = UIDragPreviewTarget(container: view, center: attributes.center)
      placement.size = attributes.size
      placement.fades = true
      if let cell = view.cellForItem(at: path) {
        placement.visiblePath = placeholder.previewParametersProvider?(cell)?.visiblePath
      }
    }
    target.place(dragItem, placement)
    return context
  }

  private func place(of path: IndexPath, _ call: String) -> UICollectionViewLayoutAttributes? {
    view.settleLayout()
    guard view.counts.contains(path) else {
      Misuse.report(
        "\(view): drop(_:\(call):) names item \(Array(path)), which does not exist: "
          + view.counts.describe(missing: path))
      return nil
    }
    return view.layoutAttributesForItem(at: path)
  }
}

/// A placeholder that is shown.
@MainActor final class PlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private weak var view: UICollectionView?
  var placeholder: PlaceholderItem?

  init(_ item: UIDragItem, _ view: UICollectionView) {
    dragItem = item
    self.view = view
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let placeholder, view.mapping.path(of: placeholder) != nil else { return false }
    self.placeholder = nil
    view.commit(placeholder, dataSourceUpdates)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, let placeholder, view.mapping.path(of: placeholder) != nil else { return false }
    self.placeholder = nil
    view.removePlaceholder(placeholder)
    return true
  }

  func setNeedsCellUpdate() {
    guard let view, let placeholder, let path = view.mapping.path(of: placeholder),
      let cell = view.cellForItem(at: path)
    else { return }
    placeholder.update(cell)
  }
}
