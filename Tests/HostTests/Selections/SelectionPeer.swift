import CX11
import Foundation

/// Another X11 program with a selection, which can misbehave. It has its own connection and thread, because the host
/// waits for its replies.
final class SelectionPeer: @unchecked Sendable {
  enum Behavior {
    /// Answers each request immediately.
    case answers
    /// Sends all data in pieces of a number of bytes.
    case answersInPieces(Int)
    /// Answers only requests for the targets.
    case isSilent
    /// Does not answer any request.
    case hangs
    /// Sends a first piece and then nothing.
    case stopsMidway
    /// Sends a first piece and then closes its connection.
    case vanishesMidway
    /// Announces pieces without end.
    case neverEnds
  }

  private let display: OpaquePointer
  private let window: Window
  private let selection: String
  private let behavior: Behavior
  private let contents: [(target: String, data: Data)]
  /// The values in the reply to a request for the targets, or nil for the names of the contents.
  private let targets: [UInt]?
  private let lock = NSLock()
  private var isEnding = false
  private var transfers: [(requestor: Window, property: Atom, type: Atom, rest: Data)] = []

  init?(
    _ contents: [(target: String, data: Data)], on name: String, selection: String = "CLIPBOARD",
    behavior: Behavior = .answers, targets: [UInt]? = nil
  ) {
    guard let display = XOpenDisplay(name) else { return nil }
    self.display = display
    self.contents = contents
    self.selection = selection
    self.behavior = behavior
    self.targets = targets
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, XInternAtom(display, selection, 0), window, 0)
    XSync(display, 0)
    Thread { self.run() }.start()
  }

  /// Ends the program. Its thread closes the connection.
  func end() { lock.withLock { isEnding = true } }

  private func run() {
    let limit = Date(timeIntervalSinceNow: 120)
    while !lock.withLock({ isEnding }), Date() < limit {
      guard XPending(display) > 0 else {
        usleep(500)
        continue
      }
      var event = XEvent()
      XNextEvent(display, &event)
      switch event.type {
      case SelectionRequest: answer(event.xselectionrequest)
      case PropertyNotify where event.xproperty.state == PropertyDelete: advance(event.xproperty)
      default: break
      }
    }
    XCloseDisplay(display)
  }

  private func answer(_ request: XSelectionRequestEvent) {
    if case .hangs = behavior { return }
    var property = request.property
    if request.target == XInternAtom(display, "TARGETS", 0) {
      let words = targets ?? contents.map { XInternAtom(display, $0.target, 0) }
      words.withUnsafeBytes {
        _ = XChangeProperty(
          display, request.requestor, property, 4, 32, PropModeReplace, $0.bindMemory(to: UInt8.self).baseAddress,
          Int32(words.count))
      }
    } else if let content = contents.first(where: { XInternAtom(display, $0.target, 0) == request.target }) {
      switch behavior {
      case .isSilent: return
      case .answers: write(content.data, type: request.target, to: property, of: request.requestor)
      default:
        XSelectInput(display, request.requestor, PropertyChangeMask)
        var size = UInt(content.data.count)
        withUnsafeBytes(of: &size) {
          _ = XChangeProperty(
            display, request.requestor, property, XInternAtom(display, "INCR", 0), 32, PropModeReplace,
            $0.bindMemory(to: UInt8.self).baseAddress, 1)
        }
        transfers.append((request.requestor, property, request.target, content.data))
      }
    } else {
      property = 0
    }
    var answer = XEvent()
    answer.xselection.type = SelectionNotify
    answer.xselection.requestor = request.requestor
    answer.xselection.selection = request.selection
    answer.xselection.target = request.target
    answer.xselection.property = property
    answer.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &answer)
    XFlush(display)
  }

  private func advance(_ event: XPropertyEvent) {
    guard let place = transfers.firstIndex(where: { $0.requestor == event.window && $0.property == event.atom }) else {
      return
    }
    var transfer = transfers[place]
    let size: Int
    switch behavior {
    case .answersInPieces(let piece): size = piece
    case .neverEnds: size = 0
    default: size = 1000
    }
    let piece = transfer.rest.prefix(size)
    if case .neverEnds = behavior {
      usleep(20_000)
      write(Data([1]), type: transfer.type, to: transfer.property, of: transfer.requestor)
      XFlush(display)
      return
    }
    write(Data(piece), type: transfer.type, to: transfer.property, of: transfer.requestor)
    XFlush(display)
    transfer.rest = Data(transfer.rest.dropFirst(size))
    transfers[place] = transfer
    switch behavior {
    case .stopsMidway: transfers = []
    case .vanishesMidway: end()
    default: if piece.isEmpty { transfers.remove(at: place) }
    }
  }

  private func write(_ data: Data, type: Atom, to property: Atom, of requestor: Window) {
    data.withUnsafeBytes {
      _ = XChangeProperty(
        display, requestor, property, type, 8, PropModeReplace, $0.bindMemory(to: UInt8.self).baseAddress,
        Int32(data.count))
    }
  }

  /// Requests a target from the owner of a selection, on a separate thread. Passes the data of all pieces, or nil, to
  /// the closure.
  ///
  /// - Parameter abandonsAfterFirstPiece: Indicates whether the program ends after the first piece.
  static func read(
    _ target: String, of selection: String = "CLIPBOARD", on name: String, abandonsAfterFirstPiece: Bool = false,
    answer: @escaping @Sendable (Data?) -> Void
  ) {
    Thread {
      guard let display = XOpenDisplay(name) else { return answer(nil) }
      defer { XCloseDisplay(display) }
      let window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
      XSelectInput(display, window, PropertyChangeMask)
      let property = XInternAtom(display, "PEER", 0)
      XConvertSelection(
        display, XInternAtom(display, selection, 0), XInternAtom(display, target, 0), property, window, 0)
      XFlush(display)
      let end = Date(timeIntervalSinceNow: 60)
      var whole: Data?
      while Date() < end {
        guard XPending(display) > 0 else {
          usleep(500)
          continue
        }
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == SelectionNotify {
          guard event.xselection.property != 0 else { return answer(nil) }
          let (type, data) = take(property, of: window, on: display)
          guard type == XInternAtom(display, "INCR", 0) else { return answer(data) }
          whole = Data()
        } else if event.type == PropertyNotify, event.xproperty.state == PropertyNewValue, whole != nil {
          let piece = take(property, of: window, on: display).data
          if piece.isEmpty { return answer(whole) }
          whole?.append(piece)
          if abandonsAfterFirstPiece { return answer(whole) }
        }
      }
      answer(nil)
    }.start()
  }

  private static func take(_ property: Atom, of window: Window, on display: OpaquePointer) -> (type: Atom, data: Data) {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(display, window, property, 0, 1 << 24, 1, 0, &type, &format, &count, &rest, &bytes)
    defer { if let bytes { XFree(bytes) } }
    return (type, bytes.map { Data(bytes: $0, count: Int(count) * (format == 32 ? 8 : 1)) } ?? Data())
  }
}
