import QuartzCore

/// Work that waits for the next frame's layout, as `viewDidAppear` does: UIKit does it after a commit.
@MainActor package final class AfterLayout {
  private static var own: AfterLayout { ApplicationContext.current.afterLayout }
  private var blocks: [() -> Void] = []

  /// Whether somebody waits.
  package static var isPending: Bool { !own.blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    own.blocks.append(block)
    RenderLoop.requestFrame()
  }

  /// To be called after the layout of a frame. What blocks enqueue waits for the next one.
  package static func run() {
    guard !own.blocks.isEmpty else { return }
    let due = own.blocks
    own.blocks = []
    for block in due { block() }
  }
}
