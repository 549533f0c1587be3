import Foundation

/// The threads that share the work of large frames. They are created on first use and sleep while there is no work.
///
/// `DispatchQueue.concurrentPerform` is not used, because each thread has a painter with its own buffers
/// (`Compositor`), and libdispatch does not provide the number of the thread.
final class PaintPool: @unchecked Sendable {
  static let shared = PaintPool()

  private let condition = NSCondition()
  private var work: (@Sendable (Int, Int) -> Void)?
  private var next = 0
  private var count = 0
  private var unfinished = 0
  private var workers = 0

  /// The maximum number of threads that work at a time, including the caller's.
  let width = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))

  /// Divides work into pieces and performs them on several threads. It calls a closure with the number of each piece
  /// (below `pieces`) and the number of the thread (below `width`), and returns when all pieces are done. Calls must
  /// not overlap.
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
    while performNext(0) {}
    while unfinished > 0 { condition.wait() }
    work = nil
    condition.unlock()
  }

  /// Performs one piece of work with the lock released. Returns `false` if there is none left.
  private func performNext(_ worker: Int) -> Bool {
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
      if !performNext(worker) { condition.wait() }
    }
  }
}
