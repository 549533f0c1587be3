import RuntimeInterface

/// Determines the window that receives the events of a pointer. A touch belongs to the window in which it began.
@MainActor final class PointerRouter {
  private static var shared: PointerRouter { ApplicationContext.object(.pointers, PointerRouter()) }
  /// A weak reference to the window that receives the events of a pointer.
  private struct WeakWindow { weak var window: UIWindow? }
  private var windows: [Int: WeakWindow] = [:]
  private weak var hoveredWindow: UIWindow?

  /// Passes pointer input to the touch dispatcher, grouped by window, with locations in the window's coordinates.
  static func route(_ pointers: [RawInput.Pointer], on screen: UIScreen) {
    var pointerBatch: [RawInput.Pointer] = []
    var target: UIWindow?
    func sendPointerBatch() {
      if let target, !pointerBatch.isEmpty { TouchDispatcher.shared.receive(pointerBatch, in: target) }
      pointerBatch = []
    }
    for pointer in pointers {
      guard let window = window(of: pointer, on: screen) else { continue }
      if window !== target { sendPointerBatch() }
      target = window
      var localPointer = pointer
      localPointer.location = window.backingLayer.fromSuperspace(pointer.location)
      pointerBatch.append(localPointer)
    }
    sendPointerBatch()
  }

  private static func window(of pointer: RawInput.Pointer, on screen: UIScreen) -> UIWindow? {
    switch pointer.phase {
    case .down:
      let window = shared.windows[pointer.id]?.window ?? screen.hitTest(pointer.location, with: nil)?.window
      shared.windows[pointer.id] = WeakWindow(window: window)
      return window
    case .move:
      return shared.windows[pointer.id]?.window
    case .up, .cancel:
      let window = shared.windows[pointer.id]?.window
      if pointer.buttons == 0 || pointer.phase == .cancel || pointer.kind != .mouse { shared.windows[pointer.id] = nil }
      return window
    case .hover:
      let window = screen.hitTest(pointer.location, with: nil)?.window
      if let hoveredWindow = shared.hoveredWindow, hoveredWindow !== window {
        TouchDispatcher.shared.hover.move(nil, in: hoveredWindow)
      }
      shared.hoveredWindow = window
      return window
    case .hoverEnd:
      let window = shared.hoveredWindow
      shared.hoveredWindow = nil
      return window
    }
  }
}
