import QuartzCore

/// Work that waits for the next frame's layout, as `viewDidAppear` does: UIKit does it after a commit.
@MainActor package enum AfterLayout {
  private static var blocks: [() -> Void] = []

  /// Whether somebody waits.
  package static var isPending: Bool { !blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    blocks.append(block)
    RenderLoop.requestFrame()
  }

  /// To be called after the layout of a frame. What blocks enqueue waits for the next one.
  package static func run() {
    guard !blocks.isEmpty else { return }
    let due = blocks
    blocks = []
    for block in due { block() }
  }
}
