import RuntimeInterface

/// Finds the window of a pointer: a finger stays with the window in which it came down.
@MainActor enum PointerRouter {
  private static var owners: [Int: Owner] = [:]
  private struct Owner { weak var window: UIWindow? }
  private static weak var hovered: UIWindow?

  static func route(_ pointers: [RawInput.Pointer], on screen: UIScreen) {
    var batch: [RawInput.Pointer] = []
    var target: UIWindow?
    func flush() {
      if let target, !batch.isEmpty { TouchDispatcher.shared.receive(batch, in: target) }
      batch = []
    }
    for pointer in pointers {
      guard let window = window(of: pointer, on: screen) else { continue }
      if window !== target { flush() }
      target = window
      var local = pointer
      local.location = window.backingLayer.fromSuperspace(pointer.location)
      batch.append(local)
    }
    flush()
  }

  static func forgetAll() {
    PointerFollower.shared.reset()
    owners = [:]
    hovered = nil
  }

  private static func window(of pointer: RawInput.Pointer, on screen: UIScreen) -> UIWindow? {
    switch pointer.phase {
    case .down:
      let window = owners[pointer.id]?.window ?? screen.hitTest(pointer.location, with: nil)?.window
      owners[pointer.id] = Owner(window: window)
      return window
    case .move:
      return owners[pointer.id]?.window
    case .up, .cancel:
      let window = owners[pointer.id]?.window
      if pointer.buttons == 0 || pointer.phase == .cancel || pointer.kind != .mouse { owners[pointer.id] = nil }
      return window
    case .hover:
      let window = screen.hitTest(pointer.location, with: nil)?.window
      if let hovered, hovered !== window { TouchDispatcher.shared.hover.move(nil, in: hovered) }
      hovered = window
      return window
    case .hoverEnd:
      let window = hovered
      hovered = nil
      return window
    }
  }
}
