import CoreGraphics
import Foundation

/// An object that collects asynchronously loaded objects, and returns them in the order of their items.
@MainActor final class LoadedObjects {
  struct LoadedObject: @unchecked Sendable { let object: (any NSItemProviderReading)? }

  private var objects: [(any NSItemProviderReading)?]
  private var remainingCount: Int
  private let progress: Progress
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, progress: Progress, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    remainingCount = count
    self.progress = progress
    self.completion = completion
  }

  func receive(_ loaded: LoadedObject, at index: Int) {
    objects[index] = loaded.object
    progress.completedUnitCount += 1
    remainingCount -= 1
    if remainingCount == 0 { finish() }
  }

  func finish() { completion(objects.compactMap { $0 }) }
}
