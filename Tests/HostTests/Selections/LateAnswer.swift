import Foundation
import RuntimeInterface

/// The answer to a request for dragged data, which may be made on any thread, as by an item provider.
@MainActor
final class LateAnswer {
  private(set) var isGiven = false
  private(set) var data: Data?

  nonisolated init() {}

  nonisolated func request(_ type: String, of drag: any IncomingDrag) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { drag.load(type) { (self.isGiven, self.data) = (true, $0) } }
    }
  }
}
