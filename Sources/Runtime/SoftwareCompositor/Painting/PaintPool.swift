import Foundation

/// The threads that together paint large frames. The threads are created on first use, and wait while there is nothing to paint.
///
/// `DispatchQueue.concurrentPerform` is not used, because libdispatch does not provide the number of the thread. Each
/// thread needs a painter with its own buffers (`Compositor`).
final class PaintPool: @unchecked Sendable {
  static let shared = PaintPool()

  private let condition = NSCondition()
  private var work: (@Sendable (Int, Int) -> Void)?
  private var nextPiece = 0
  private var pieceCount = 0
  private var unfinishedCount = 0
  private var workerCount = 0

  /// The maximum number of threads that work at the same time, including the calling thread.
  let maximumThreadCount = max(1, min(8, ProcessInfo.processInfo.activeProcessorCount))

  /// Divides work into pieces and performs them on several threads.
  ///
  /// The closure is called with the number of each piece (below `pieces`) and the number of the thread (below
  /// `maximumThreadCount`). The method returns when all pieces are done. Calls must not overlap.
  func run(_ pieces: Int, _ body: @escaping @Sendable (_ piece: Int, _ worker: Int) -> Void) {
    guard pieces > 1, maximumThreadCount > 1 else {
      for piece in 0..<pieces { body(piece, 0) }
      return
    }
    condition.lock()
    while workerCount < maximumThreadCount - 1 {
      workerCount += 1
      let worker = workerCount
      let thread = Thread { [self] in serve(worker) }
      thread.name = "Compositor"
      thread.stackSize = 512 << 10
      thread.start()
    }
    work = body
    nextPiece = 0
    pieceCount = pieces
    unfinishedCount = pieces
    condition.broadcast()
    while performNextPiece(0) {}
    while unfinishedCount > 0 { condition.wait() }
    work = nil
    condition.unlock()
  }

  /// Performs one piece of work while the lock is released. Returns `false` if no piece is left.
  private func performNextPiece(_ worker: Int) -> Bool {
    guard nextPiece < pieceCount, let work else { return false }
    let piece = nextPiece
    nextPiece += 1
    condition.unlock()
    work(piece, worker)
    condition.lock()
    unfinishedCount -= 1
    if unfinishedCount == 0 { condition.broadcast() }
    return true
  }

  private func serve(_ worker: Int) {
    condition.lock()
    while true {
      if !performNextPiece(worker) { condition.wait() }
    }
  }
}
