import CoreGraphics
import Foundation

/// The drop session that the destinations of a drag receive.
@MainActor final class DropSession: DragDropSession, UIDropSession {
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  var drag: DragSession?
  /// The object that finds and notifies the destinations of the drag.
  weak var targetTracker: DropTargetTracker?
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
        let loadedObject = LoadedObjects.LoadedObject(object: object)
        DispatchQueue.main.async { MainActor.assumeIsolated { batch.receive(loadedObject, at: index) } }
      }
    }
    if providers.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { batch.finish() } } }
    return progress
  }
}
