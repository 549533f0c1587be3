import Foundation

/// The thread on which a document reads and writes its file, one operation at a time.
final class DocumentAccess: Sendable {
  private let queue = DispatchQueue(label: "tessera.document")
  /// The longest time that `wait()` waits for pending work, in seconds.
  private static let patience: TimeInterval = 30

  /// Performs work on the document's thread after the work that is already pending.
  func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Waits until a condition holds, but at most 30 seconds. While waiting, pending work can use the main thread.
  @MainActor static func wait(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: patience)
    while !isDone() {
      guard Date() < end else { return Diagnostics.log("a document was not saved within \(Int(patience)) seconds") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  /// Calls a closure on the main thread, and waits until it has returned.
  static func onMain(_ body: @MainActor () throws -> Void) throws {
    if Thread.isMainThread { return try MainActor.assumeIsolated(body) }
    try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
  }
}
