import CSDL
import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

// Drags between the application and other X11 programs.
extension WindowHost {
  /// Passes messages about drags to the objects that handle them.
  func connectDrags() {
    selections?.onMessage = { [weak self] message in
      self?.outgoingDrag?.handle(message)
      self?.dragReceiver?.handle(message)
    }
    selections?.onDestroy = { [weak self] in self?.dragReceiver?.sourceDidClose($0) }
    dragReceiver?.convertPoint = { [weak self] location, window in
      self?.window(x11: window)?.point(Double(location.x), Double(location.y)) ?? .zero
    }
    dragReceiver?.onDrag = { [weak self] phase, drag in
      guard let self, let window = self.window(x11: drag.target) else { return }
      self.emit(.drag(phase, drag), in: window)
    }
  }

  private func window(x11 xWindow: Window) -> DesktopWindow? {
    windows.values.first { DesktopWindow.x11($0.sdlWindow)?.window == xWindow }
  }

  /// Begins a drag of the application over the windows of other programs. The result is nil if the host cannot perform it.
  func beginDrag(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?,
    in window: DesktopWindow
  ) -> (any OutgoingDrag)? {
    guard !representations.isEmpty else { return nil }
    guard let selections else { return beginWaylandDrag(representations, picture: picture, in: window) }
    guard !X11ConnectionLoss.isLost else { return nil }
    outgoingDrag?.cancel()
    let ownWindows = Set(windows.values.compactMap { DesktopWindow.x11($0.sdlWindow)?.window })
    let drag = X11OutgoingDrag(representations, selections: selections, ownWindows: ownWindows)
    drag.onEnd = { [weak self, weak drag] in if let self, self.outgoingDrag === drag { self.outgoingDrag = nil } }
    outgoingDrag = drag
    return drag
  }

  /// Moves the drag to the location of the pointer on the screen. While a button is pressed, SDL reports the pointer
  /// outside the window, too.
  func updateOutgoingDrag() {
    guard let outgoingDrag else { return }
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetGlobalMouseState(&x, &y)
    outgoingDrag.move(x: Int(x), y: Int(y))
  }
}
