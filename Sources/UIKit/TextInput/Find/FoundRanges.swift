import Foundation

/// The results of one search, which any thread can add to.
final class FoundRanges<Document: Hashable>: @unchecked Sendable {
  struct Result {
    let range: UITextRange
    let document: Document
  }

  private struct Key: Hashable {
    let range: UITextRange
    let document: Document
  }

  private let lock = NSLock()
  private var results: [Result] = []
  private var keys: Set<Key> = []
  /// Indicates whether the search has ended. Changes before the end are not reported.
  private var isFinished = false
  /// A closure that is called on the main thread when the search has ended, and after changes since.
  private let onChange: @MainActor () -> Void
  /// A closure that is called on the main thread, instead of `onChange`, when all results of a search that has ended were
  /// invalidated.
  private let onInvalidation: @MainActor () -> Void

  init(onChange: @escaping @MainActor () -> Void, onInvalidation: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    self.onInvalidation = onInvalidation
  }

  var all: [Result] { lock.withLock { results } }

  func add(_ range: UITextRange, _ document: Document) {
    change {
      if keys.insert(Key(range: range, document: document)).inserted {
        results.append(Result(range: range, document: document))
      }
    }
  }

  func remove(_ range: UITextRange, _ document: Document) {
    change {
      guard let key = keys.remove(Key(range: range, document: document)) else { return }
      results.removeAll { $0.document == key.document && $0.range == key.range }
    }
  }

  func invalidate() {
    let reports = lock.withLock {
      results = []
      keys = []
      return isFinished
    }
    guard reports else { return }
    if Thread.isMainThread { return MainActor.assumeIsolated { onInvalidation() } }
    DispatchQueue.main.async { [onInvalidation] in onInvalidation() }
  }

  func finish() { change { isFinished = true } }

  private func change(_ body: () -> Void) {
    let reports = lock.withLock {
      body()
      return isFinished
    }
    guard reports else { return }
    if Thread.isMainThread { return MainActor.assumeIsolated { onChange() } }
    DispatchQueue.main.async { [onChange] in onChange() }
  }
}
