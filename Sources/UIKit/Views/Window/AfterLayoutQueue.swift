import QuartzCore

/// A queue of closures that are called after the layout of the next frame. It is used for `viewDidAppear(_:)`, for
/// example, which UIKit calls after a commit.
@MainActor package final class AfterLayoutQueue {
  private static var shared: AfterLayoutQueue { ApplicationContext.object(.afterLayout, AfterLayoutQueue()) }
  private var blocks: [() -> Void] = []

  /// Indicates whether the queue contains closures.
  package static var isPending: Bool { !shared.blocks.isEmpty }

  /// Adds a closure to the queue and requests a frame.
  package static func enqueue(_ block: @escaping () -> Void) {
    shared.blocks.append(block)
    RenderLoop.requestFrame()
  }

  /// Calls the closures in the queue. The frame loop calls this method after the layout of a frame. Closures that are
  /// added in the meantime are called in the next frame.
  package static func run() {
    guard !shared.blocks.isEmpty else { return }
    let dueBlocks = shared.blocks
    shared.blocks = []
    for block in dueBlocks { block() }
  }
}
