import QuartzCore

/// A queue of work that is not urgent, such as preparing cells before they are scrolled into view. The work runs after
/// a frame was presented and before the next one.
@MainActor package final class PostFrameWork {
  private static var shared: PostFrameWork { ApplicationContext.object(.postFrameWork, PostFrameWork()) }
  private var blocks: [() -> Void] = []
  /// Indicates whether a frame is being produced. Work that is added during a frame does not request another frame.
  private var isInFrame = false

  /// Indicates whether the queue contains work.
  package static var isPending: Bool { !shared.blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    shared.blocks.append(block)
    if !shared.isInFrame { RenderLoop.requestFrame() }
  }

  /// Records the beginning of a frame. Until `run()`, added work requests no other frame.
  package static func frameWillBegin() { shared.isInFrame = true }

  /// Runs the queued work after a frame was presented. Work that is added while it runs is run after the next frame.
  package static func run() {
    shared.isInFrame = false
    guard !shared.blocks.isEmpty else { return }
    let dueBlocks = shared.blocks
    shared.blocks = []
    for block in dueBlocks { block() }
  }
}
