import Foundation

/// A clipboard in memory, without a connection to a display.
@MainActor
package final class MemoryClipboard: HostClipboard {
  package private(set) var changeCount = 0
  private var contents: [ClipboardRepresentation] = []

  package init() {}

  package var types: [String] { contents.map(\.type) }

  package func data(forType type: String) -> Data? { contents.first { $0.type == type }?.loadSynchronously() }

  package func setContents(_ representations: [ClipboardRepresentation]) {
    contents = representations
    changeCount += 1
  }
}
