import Foundation

/// Collects the content of a clipboard, whose types are loaded on any thread. Passes the content on when all types are
/// loaded.
final class ClipboardLoad: Sendable {
  private let completion: @MainActor ([PageMessage.Part]) -> Void
  private let state: LoadedParts

  private final class LoadedParts: @unchecked Sendable {
    let lock = NSLock()
    var parts: [PageMessage.Part?]
    var missing: Int
    init(_ count: Int) {
      parts = Array(repeating: nil, count: count)
      missing = count
    }
  }

  private let types: [String]

  @MainActor init(_ types: [String], _ completion: @escaping @MainActor ([PageMessage.Part]) -> Void) {
    self.types = types
    self.completion = completion
    state = LoadedParts(types.count)
  }

  /// Sets the data of a type, or nil if it is unavailable. This method is called once for each type.
  func set(_ data: Data?, at index: Int) {
    let parts: [PageMessage.Part]? = state.lock.withLock {
      if let data { state.parts[index] = PageMessage.Part(type: types[index], data: Array(data)) }
      state.missing -= 1
      return state.missing == 0 ? state.parts.compactMap { $0 } : nil
    }
    guard let parts else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.completion(parts) } }
  }
}
