import Foundation

/// The threads that share the work of large frames. They sleep while there is none, and are made when first needed.
///
/// Not `DispatchQueue.concurrentPerform`: a piece needs to know which thread does it, since each thread has a painter with
/// scratch memory of its own (`Compositor`), and libdispatch does not tell.
final class PaintPool: @unchecked Sendable {
  static let shared = PaintPool()

  private let condition = NSCondition()
  private var work: (@Sendable (Int, Int) -> Void)?
  private var next = 0
  private var count = 0
  private var unfinished = 0
  private var workers = 0

  /// How many threads work at a time, the caller's included.
  let width = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))

  /// Calls `body` with 0..<`pieces` and the number of the thread (0..<`width`), on several threads at once; returns when
  /// all are done. One call at a time.
  func run(_ pieces: Int, _ body: @escaping @Sendable (_ piece: Int, _ worker: Int) -> Void) {
    guard pieces > 1, width > 1 else {
      for piece in 0..<pieces { body(piece, 0) }
      return
    }
    condition.lock()
    while workers < width - 1 {
      workers += 1
      let worker = workers
      let thread = Thread { [self] in serve(worker) }
      thread.name = "Compositor"
      thread.stackSize = 512 << 10
      thread.start()
    }
    work = body
    next = 0
    count = pieces
    unfinished = pieces
    condition.broadcast()
    while takeOne(0) {}
    while unfinished > 0 { condition.wait() }
    work = nil
    condition.unlock()
  }

  /// Does one piece, with the lock given up meanwhile. False if none is left.
  private func takeOne(_ worker: Int) -> Bool {
    guard next < count, let work else { return false }
    let piece = next
    next += 1
    condition.unlock()
    work(piece, worker)
    condition.lock()
    unfinished -= 1
    if unfinished == 0 { condition.broadcast() }
    return true
  }

  private func serve(_ worker: Int) {
    condition.lock()
    while true {
      if !takeOne(worker) { condition.wait() }
    }
  }
}
