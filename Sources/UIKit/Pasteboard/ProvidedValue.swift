import Foundation
import RuntimeInterface

/// A value of a pasteboard item that is loaded when it is needed.
@MainActor final class ProvidedValue {
  let type: String
  let representation: ClipboardRepresentation
  private var loadedData: Data?

  /// Creates a value whose data is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - type: The uniform type.
  ///   - load: A closure that creates the data on any thread.
  init(type: String, load: @escaping ClipboardRepresentation.Loader) {
    self.type = type
    representation = ClipboardRepresentation(type: UniformType.mimeType(for: type), load: load)
  }

  /// The time in seconds for which the main thread waits for the data.
  private static let timeout: TimeInterval = 2

  /// Loads the data and waits for it. Returns nil if it is unavailable or does not arrive in time.
  func data() -> Data? {
    if loadedData == nil {
      let start = Date()
      loadedData = representation.loadSynchronously(timeout: Self.timeout)
      if loadedData == nil, Date().timeIntervalSince(start) >= Self.timeout {
        Diagnostics.report(
          "UIPasteboard: an item provider has not loaded \(type) within \(Int(Self.timeout)) seconds. Pass the data to "
            + "the completion handler from a thread other than the main thread, which waits for it.")
      }
    }
    return loadedData
  }

  /// Loads the data and converts it to a pasteboard value: a string for text, a URL for URLs, and the data otherwise.
  /// Returns nil if there is no data in time.
  func value() -> Any? { data().flatMap { PasteboardContent.value(of: $0, type) } }
}
