import CX11
import Foundation
import RuntimeInterface

// Answers the requests of other programs for selections that the application owns (ICCCM, section 2).
extension X11Selections {
  func serve(_ request: XSelectionRequestEvent) {
    // Old programs send no property. For them, the property has the name of the target.
    let property = request.property == 0 ? request.target : request.property
    guard let content = contents[request.selection] else { return sendAnswer(request, property: 0) }
    if request.target == atom("MULTIPLE") {
      return serveMultiple(request, property: property, content: content)
    }
    convert(content, to: request.target, for: request.requestor, property: property) { isConverted in
      self.sendAnswer(request, property: isConverted ? property : 0)
    }
  }

  private func sendAnswer(_ request: XSelectionRequestEvent, property: Atom) {
    guard !X11ConnectionLoss.isLost else { return }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }

  /// Writes content to a property of another program's window. `done` is called when the content is written, or when its transfer has
  /// been announced, with `false` if this failed.
  private func convert(
    _ content: SelectionContents, to target: Atom, for requestor: Window, property: Atom,
    done: @escaping @MainActor (Bool) -> Void
  ) {
    switch name(target) {
    case "TARGETS":
      let types = content.representations.flatMap { representation in
        SelectionNames.targets(forType: representation.type).filter { name in
          representation.type == ClipboardRepresentation.text || name == representation.type
        }
      }
      write(
        (["TARGETS", "MULTIPLE", "TIMESTAMP"] + types).map { atom($0) }, type: XA_ATOM, to: property, of: requestor)
      done(true)
    case "TIMESTAMP":
      write([content.time], type: XA_INTEGER, to: property, of: requestor)
      done(true)
    case let name?:
      guard let type = SelectionNames.type(ofTarget: name) else { return done(false) }
      content.load(type) { [weak self] data in
        guard let self, let data, !X11ConnectionLoss.isLost else { return done(false) }
        self.send(
          name == "STRING" ? Self.latin1Data(data) : data, as: name == "TEXT" ? "UTF8_STRING" : name, to: property,
          of: requestor)
        done(true)
      }
    case nil: done(false)
    }
  }

  private func send(_ data: Data, as type: String, to property: Atom, of requestor: Window) {
    guard data.count > largestPiece else {
      data.withUnsafeBytes { bytes in
        _ = XChangeProperty(
          display, requestor, property, atom(type), 8, PropModeReplace,
          bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count))
      }
      return
    }
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    let transfer = SelectionTransfer(
      display: display, requestor: requestor, property: property, type: atom(type), data: data)
    transfers.append(transfer)
    transfer.begin(announcedAs: atom("INCR"))
    queuePump()
  }

  private func write(_ words: [UInt], type: Atom, to property: Atom, of requestor: Window) {
    words.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, requestor, property, type, 32, PropModeReplace, bytes.bindMemory(to: UInt8.self).baseAddress,
        Int32(words.count))
    }
  }

  /// Answers a request for several targets. Its property contains pairs of targets and properties.
  private func serveMultiple(_ request: XSelectionRequestEvent, property: Atom, content: SelectionContents) {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var remainingBytes: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, request.requestor, property, 0, 1024, 0, UInt(AnyPropertyType), &type, &format, &count, &remainingBytes,
      &bytes)
    defer { if let bytes { XFree(bytes) } }
    guard status == 0, format == 32, let bytes else { return sendAnswer(request, property: 0) }
    let value = SelectionValue(
      type: type, format: format, bytes: Data(bytes: bytes, count: Int(count) * MemoryLayout<UInt>.size))
    var words = value.words ?? []
    var remaining = words.count / 2
    guard remaining > 0 else { return sendAnswer(request, property: property) }
    for pair in 0..<words.count / 2 {
      convert(content, to: words[2 * pair], for: request.requestor, property: words[2 * pair + 1]) { isConverted in
        // A property of `None` marks a target that was refused.
        if !isConverted { words[2 * pair + 1] = 0 }
        remaining -= 1
        guard remaining == 0 else { return }
        self.write(words, type: self.atom("ATOM_PAIR"), to: property, of: request.requestor)
        self.sendAnswer(request, property: property)
      }
    }
  }

  /// Converts UTF-8 to Latin-1, with question marks for all other characters.
  static func latin1Data(_ data: Data) -> Data {
    Data(String(decoding: data, as: UTF8.self).unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : 63 })
  }
}
