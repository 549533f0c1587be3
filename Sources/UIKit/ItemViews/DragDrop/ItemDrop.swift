import CoreGraphics
import Foundation

/// An object that represents a drop while a delegate performs it. The drop coordinators of collection views and table
/// views forward all calls to it.
@MainActor final class ItemDrop {
  let session: any UIDropSession
  /// The data source index path of the destination, or `nil` if the drop is neither on an item nor in the empty space at the end
  /// of a section.
  let destination: IndexPath?
  let items: [DroppedItem]
  private let host: any DragDropHost
  private let setPlacement: (UIDragItem, DropPlacement) -> Void
  /// Indicates whether the delegate has finished performing the drop.
  private var isFinished = false

  /// Creates a drop on a table or collection view.
  ///
  /// - Parameters:
  ///   - host: The view on which the items are dropped.
  ///   - session: The session of the drag.
  ///   - destination: The data source index path of the destination, or `nil` if the drop is neither on an item nor in the empty
  ///     space at the end of a section.
  ///   - setPlacement: A closure that receives the target to which the preview of each item is animated.
  init(
    _ host: any DragDropHost, _ session: any UIDropSession, destination: IndexPath?,
    setPlacement: @escaping (UIDragItem, DropPlacement) -> Void
  ) {
    self.host = host
    self.session = session
    self.destination = destination
    self.setPlacement = setPlacement
    let drag = (session as? DropSession)?.drag
    items = session.items.map { item in
      DroppedItem(
        item, drag == nil ? nil : host.dragDrop?.source,
        previewSize: drag?.previewSizes[ObjectIdentifier(item)] ?? .zero)
    }
  }

  /// Marks the drop as performed by the delegate.
  func finish() { isFinished = true }

  // MARK: Destinations

  /// Animates the preview of a dropped item to the cell of the item at an index path. The cell is hidden until the animation ends.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> DragAnimator {
    var placement = DropPlacement()
    let path = host.mapping.storedPath(ofData: indexPath)
    if let item = positionOfItem(at: path, "to\(term)At") {
      placement.target = UIDragPreviewTarget(container: host, center: item.center)
      placement.size = item.size
      // The cell is hidden until the animation of the preview ends.
      if (session as? DropSession)?.drag != nil, let cell = host.dragDropCell(at: path) {
        placement.visiblePath = host.delegateDropPreviewParameters(at: indexPath)?.visiblePath
        cell.hideForDrop()
        placement.animator.addCompletion { _ in cell.showDroppedItem() }
      }
    }
    setPlacement(dragItem, placement)
    return placement.animator
  }

  /// Animates the preview of a dropped item into a rectangle of the cell of an item, where it fades out.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The data source index path of the cell's item.
  ///   - rect: The rectangle in the cell's coordinates, in points.
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> DragAnimator {
    var placement = DropPlacement()
    placement.fadesOut = true
    let path = host.mapping.storedPath(ofData: indexPath)
    if let item = positionOfItem(at: path, "into\(term)At") {
      placement.target = UIDragPreviewTarget(
        container: host, center: CGPoint(x: item.frame.minX + rect.midX, y: item.frame.minY + rect.midY))
      placement.size = rect.size
      placement.preservesAspectRatio = true
    }
    setPlacement(dragItem, placement)
    return placement.animator
  }

  /// Animates the preview of a dropped item to a target that the delegate specifies.
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> DragAnimator {
    var placement = DropPlacement()
    placement.target = target
    setPlacement(dragItem, placement)
    return placement.animator
  }

  /// Inserts a placeholder and animates the preview of a dropped item to it.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder to insert.
  ///   - insertionPath: The data source index path at which the placeholder is inserted.
  ///   - previewParameters: A closure that returns the parameters of the preview for the placeholder's cell.
  func drop(
    _ dragItem: UIDragItem, to placeholder: PlaceholderItem, insertedAt insertionPath: IndexPath,
    previewParameters: (UIView) -> UIDragPreviewParameters?
  ) -> DropPlaceholderContext {
    var insertedPlaceholder: PlaceholderItem?
    if isFinished {
      Diagnostics.report(
        "\(host): a placeholder was inserted after the drop; insert it in the delegate's performDropWith method")
    } else if host.insert(placeholder, atDataPath: insertionPath) {
      insertedPlaceholder = placeholder
    }
    let context = DropPlaceholderContext(dragItem, insertedPlaceholder, in: host)
    var placement = DropPlacement(animator: context)
    if let path = insertedPlaceholder.flatMap({ host.mapping.path(of: $0) }),
      let item = positionOfItem(at: path, "placeholder")
    {
      placement.target = UIDragPreviewTarget(container: host, center: item.center)
      placement.size = item.size
      placement.fadesOut = true
      if let cell = host.dragDropCell(at: path) { placement.visiblePath = previewParameters(cell)?.visiblePath }
    }
    setPlacement(dragItem, placement)
    return context
  }

  private var term: String { type(of: host).terms.item.capitalized }

  private func positionOfItem(at path: IndexPath, _ call: String) -> ItemPosition? {
    host.resolveLayoutForDrop()
    let counts = host.shownCounts
    guard counts.contains(path) else {
      let terms = type(of: host).terms
      Diagnostics.report(
        "\(host): drop(_:\(call):) was called with \(terms.item) \(Array(path)), which does not exist: "
          + counts.describe(missing: path, terms))
      return nil
    }
    return host.positionOfItem(at: path)
  }
}
