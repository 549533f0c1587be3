import CoreGraphics
import Foundation

/// The base class of the drag session and the drop session of a drag, which contains the items and the position.
@MainActor class DragDropSession: NSObject {
  final var items: [UIDragItem] = []
  /// The position of the pointer on the screen, in points.
  final var screenLocation = CGPoint.zero
  final var allowsMoveOperation = true
  final var isRestrictedToDraggingApplication = false

  final func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return screenLocation }
    let windowPoint = window.backingLayer.fromSuperspace(screenLocation)
    return view === window ? windowPoint : view.convert(windowPoint, from: window)
  }

  final func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  final func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
