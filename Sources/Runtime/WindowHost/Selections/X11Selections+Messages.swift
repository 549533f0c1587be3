import CX11
import Foundation

// Client messages and properties of windows.
extension X11Selections {
  /// Sends a client message about a window.
  func send(_ name: String, _ words: [UInt], about window: Window, to receiver: Window) {
    guard !X11ConnectionLoss.isLost else { return }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.display = display
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      let target = bytes.bindMemory(to: UInt.self)
      for (index, word) in words.prefix(target.count).enumerated() { target[index] = word }
    }
    XSendEvent(display, receiver, 0, 0, &event)
    XFlush(display)
  }

  /// Returns the five words of a client message.
  func words(of event: XClientMessageEvent) -> [UInt] {
    withUnsafeBytes(of: event.data.l) { Array($0.bindMemory(to: UInt.self)) }
  }

  /// Replaces a property of a window with 32-bit numbers. Xlib takes each of them as a C `long`.
  func set(_ name: String, type: Atom, _ words: [UInt], of window: Window) {
    words.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, atom(name), type, 32, PropModeReplace, $0.bindMemory(to: UInt8.self).baseAddress,
        Int32(words.count))
    }
  }

  /// Returns the value of a property of another program's window, up to 2048 bytes, or nil if there is none.
  func value(_ name: String, of window: Window) -> SelectionValue? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remainingBytes: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(name), 0, 512, 0, UInt(AnyPropertyType), &type, &format, &count, &remainingBytes, &bytes)
    defer { if let bytes { XFree(bytes) } }
    queuePump()
    guard status == 0, type != 0, let bytes else { return nil }
    let size = format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8
    return SelectionValue(type: type, format: format, bytes: Data(bytes: bytes, count: Int(count) * size))
  }
}
