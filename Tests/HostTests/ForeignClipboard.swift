import CX11
import Foundation

/// The clipboard of another program. It uses a separate connection and thread, because the host waits for its replies.
enum ForeignClipboard {
  /// Takes ownership of the clipboard, and answers one request for its text.
  static func own(_ text: String, on name: String, ready: @escaping @Sendable () -> Void) {
    let thread = Thread {
      guard let display = XOpenDisplay(name) else { return }
      defer { XCloseDisplay(display) }
      let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
      let clipboard = XInternAtom(display, "CLIPBOARD", 0)
      XSetSelectionOwner(display, clipboard, window, 0)
      XSync(display, 0)
      ready()
      let end = Date(timeIntervalSinceNow: 60)
      while Date() < end {
        guard XPending(display) > 0 else {
          usleep(1000)
          continue
        }
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == SelectionClear { return }
        guard event.type == SelectionRequest else { continue }
        let request = event.xselectionrequest
        let bytes = Array(text.utf8)
        XChangeProperty(
          display, request.requestor, request.property, request.target, 8, PropModeReplace, bytes, Int32(bytes.count))
        var answer = XEvent()
        answer.xselection.type = SelectionNotify
        answer.xselection.requestor = request.requestor
        answer.xselection.selection = request.selection
        answer.xselection.target = request.target
        answer.xselection.property = request.property
        answer.xselection.time = request.time
        XSendEvent(display, request.requestor, 0, 0, &answer)
        XSync(display, 0)
      }
    }
    thread.start()
  }

  /// Requests the text from the owner of the clipboard.
  static func read(on name: String, answer: @escaping @Sendable (String?) -> Void) {
    let thread = Thread {
      guard let display = XOpenDisplay(name) else { return answer(nil) }
      defer { XCloseDisplay(display) }
      let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
      let utf8 = XInternAtom(display, "UTF8_STRING", 0)
      let property = XInternAtom(display, "ANSWER", 0)
      XConvertSelection(display, XInternAtom(display, "CLIPBOARD", 0), utf8, property, window, 0)
      XFlush(display)
      let end = Date(timeIntervalSinceNow: 60)
      while Date() < end {
        guard XPending(display) > 0 else {
          usleep(1000)
          continue
        }
        var event = XEvent()
        XNextEvent(display, &event)
        guard event.type == SelectionNotify else { continue }
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var bytes: UnsafeMutablePointer<UInt8>?
        XGetWindowProperty(display, window, property, 0, 1 << 20, 0, 0, &type, &format, &count, &rest, &bytes)
        defer { XFree(bytes) }
        return answer(bytes.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self) })
      }
      answer(nil)
    }
    thread.start()
  }
}
