import CoreGraphics
import Foundation

/// Collects objects that are loaded asynchronously, and returns them in the order of their items.
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
