import QuartzCore

/// A queue of closures that run after the layout of the next frame, such as `viewDidAppear(_:)`, which UIKit calls
/// after a commit.
@MainActor package final class AfterLayout {
  private static var own: AfterLayout { ApplicationContext.object(.afterLayout, AfterLayout()) }
  private var blocks: [() -> Void] = []

  /// Indicates whether closures are waiting.
  package static var isPending: Bool { !own.blocks.isEmpty }

  /// Adds a closure to the queue and requests a frame.
  package static func enqueue(_ block: @escaping () -> Void) {
    own.blocks.append(block)
    RenderLoop.requestFrame()
  }

  /// Runs the waiting closures. The frame loop calls it after the layout of a frame. Closures that are added meanwhile
  /// wait for the next frame.
  package static func run() {
    guard !own.blocks.isEmpty else { return }
    let due = own.blocks
    own.blocks = []
    for block in due { block() }
  }
}
