import CoreGraphics
import Foundation

/// The common properties of the two sessions of a drag: its items and its position.
@MainActor class DragDropSession: NSObject {
  final var items: [UIDragItem] = []
  /// The position on the screen, in points.
  final var place = CGPoint.zero
  final var allowsMoveOperation = true
  final var isRestrictedToDraggingApplication = false

  final func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return place }
    let inside = window.backingLayer.fromSuperspace(place)
    return view === window ? inside : view.convert(inside, from: window)
  }

  final func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  final func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a drag for its source.
@MainActor final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?
  /// The sizes of the visible previews of items, in points.
  var previewSizes: [ObjectIdentifier: CGSize] = [:]
}

/// The session of a drag for its destinations.
@MainActor final class DropSession: DragDropSession, UIDropSession {
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var drag: DragSession?
  /// The object that calls the destinations.
  weak var targeting: DropTargeting?
  var localDragSession: (any UIDragSession)? { drag }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let batch = LoadedObjects(count: providers.count, progress: progress) { completion($0) }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        let arrived = LoadedObjects.Arrival(object: object)
        DispatchQueue.main.async { MainActor.assumeIsolated { batch.take(arrived, at: index) } }
      }
    }
    if providers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { batch.finish() } } }
    return progress
  }
}

/// Collects objects that are loaded one by one.
@MainActor final class LoadedObjects {
  struct Arrival: @unchecked Sendable { let object: (any NSItemProviderReading)? }

  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let progress: Progress
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, progress: Progress, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.progress = progress
    self.completion = completion
  }

  func take(_ arrival: Arrival, at index: Int) {
    objects[index] = arrival.object
    progress.completedUnitCount += 1
    missing -= 1
    if missing == 0 { finish() }
  }

  func finish() { completion(objects.compactMap { $0 }) }
}
