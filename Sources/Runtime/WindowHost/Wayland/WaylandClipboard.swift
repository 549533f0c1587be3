import CSDL
import CWayland
import Foundation
import RuntimeInterface

/// The clipboard of a Wayland desktop, with content of any type.
///
/// A program can set the clipboard only in response to the user's input. Content that is set before the first input stays in the
/// application until then. The content of other programs is known only while a window of the application has the keyboard's focus.
@MainActor
final class WaylandClipboard: HostClipboard {
  private(set) var changeCount = 0
  /// A closure that is called when another program has changed the clipboard.
  var onChange: (() -> Void)?
  /// A closure that receives messages about programs that do not answer. By default, the messages are written to standard error.
  var report: (String) -> Void = { StandardStream.error.writeLine("UIPasteboard: " + $0) }

  private var connection: WaylandConnection?
  private var ownContents: [ClipboardRepresentation]?
  private var source: WaylandSource?
  /// Indicates whether `ownContents` waits for the user's first input.
  private var isUnpublished = false
  /// The number of requests to set the clipboard that the compositor has not handled yet.
  private var pendingPublications = 0
  /// The number of data devices that were removed with their seats.
  private var deviceNumber = 0
  /// The last content of another program that was announced while a request was pending, or nil.
  private var lateOffer: WaylandOffer?
  private var offer: WaylandOffer?
  private var offeredTypes = OfferedTypes([])
  private var ignoredUntil: TimeInterval?

  /// Connects the clipboard to the desktop, after the first window was opened or a seat was added.
  func connect(_ connection: WaylandConnection) {
    self.connection = connection
    connection.dataDevice?.onSelection = { [weak self] offer in
      guard let self else { return }
      self.selectionDidChange(offer)
    }
  }

  func disconnect() {
    forgetDevice()
    connection = nil
  }

  /// Handles the removal of the data device. The application's content is published again after the first input from another one.
  func deviceWillDisappear() {
    let isForeign = offer != nil
    forgetDevice()
    guard isForeign else { return }
    changeCount += 1
    onChange?()
  }

  private func forgetDevice() {
    forgetOffer()
    source?.destroy()
    source = nil
    pendingPublications = 0
    deviceNumber += 1
    isUnpublished = ownContents != nil
  }

  /// Publishes the content that was set before the user's first input.
  func inputDidArrive() { if isUnpublished { publish() } }

  var types: [String] { ownContents?.map(\.type) ?? offeredTypes.types }

  func data(forType type: String) -> Data? {
    if let ownContents { return ownContents.first { $0.type == type }?.loadSynchronously() }
    guard let offer, let connection, let name = offeredTypes.name(of: type),
      ignoredUntil.map({ FrameClock.machineTime >= $0 }) ?? true
    else { return nil }
    let descriptor = offer.receive(name)
    connection.flush()
    switch PipeTransfer.read(descriptor) {
    case .success(let data):
      return data.isEmpty && type == ClipboardRepresentation.text ? textOfSDL ?? data : data
    case .failure(.timeout):
      ignoredUntil = FrameClock.machineTime + Self.ignoredDuration
      report("The program that owns the clipboard has not sent \(type) in time. Copy there again.")
    case .failure(.tooLarge):
      report(
        "The content of the clipboard (\(type)) is larger than \(PipeTransfer.largestSize >> 20) MB and is ignored.")
    case .failure(.refused):
      report("The content of the clipboard (\(type)) cannot be requested: no pipe can be opened.")
    case .failure: report("The program that owned the clipboard ended before it had sent \(type).")
    }
    return nil
  }

  /// The text that SDL's data device receives. Weston sends data only to one data device of a program, which is SDL's, and an empty
  /// answer to others.
  private var textOfSDL: Data? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return Data(String(cString: text).utf8)
  }

  func setContents(_ representations: [ClipboardRepresentation]) {
    changeCount += 1
    forgetOffer()
    ownContents = representations
    publish()
  }

  private func publish() {
    guard let connection, let device = connection.dataDevice, let serial = connection.seat?.serial, let ownContents
    else {
      isUnpublished = true
      return
    }
    isUnpublished = false
    let oldSource = source
    source = ownContents.isEmpty ? nil : WaylandSource(ownContents, device: device, isDragged: false)
    source?.onCancel = { [weak self, weak source] in
      guard let self, let source, self.source === source else { return }
      self.sourceDidCancel()
    }
    wl_data_device_set_selection(device.proxy, source?.proxy, serial)
    oldSource?.destroy()
    pendingPublications += 1
    connection.sync { [weak self, deviceNumber] in
      // A request to the device of a seat that was removed does not concern the present one.
      if self?.deviceNumber == deviceNumber { self?.publicationDidEnd() }
    }
    connection.flush()
  }

  private func publicationDidEnd() {
    guard pendingPublications > 0 else { return }
    pendingPublications -= 1
    guard pendingPublications == 0, let offer = lateOffer else { return }
    // The compositor has rejected the application's content, because the user has used the other program later.
    lateOffer = nil
    selectionDidChange(offer)
  }

  /// Handles the change of the clipboard by another program. Its content becomes known when a window has the keyboard's focus.
  private func sourceDidCancel() {
    source?.destroy()
    source = nil
    ownContents = nil
    changeCount += 1
    onChange?()
  }

  private func selectionDidChange(_ newOffer: WaylandOffer?) {
    let isOwn = newOffer.map { $0.marker != nil && $0.marker == source?.marker } ?? false
    if isOwn || pendingPublications > 0 {
      // The compositor may have announced the content before it has handled the request of this program, which then replaces it.
      lateOffer?.destroy()
      lateOffer = isOwn ? nil : newOffer
      if isOwn { newOffer?.destroy() }
      return
    }
    // The clipboard is empty, or its content is not known without the focus.
    if newOffer == nil, offer == nil { return }
    guard !isUnpublished else {
      newOffer?.destroy()
      return
    }
    forgetOffer()
    source?.destroy()
    (source, ownContents) = (nil, nil)
    offer = newOffer
    offeredTypes = OfferedTypes(newOffer?.names ?? [])
    changeCount += 1
    onChange?()
  }

  private func forgetOffer() {
    offer?.destroy()
    lateOffer?.destroy()
    (offer, lateOffer) = (nil, nil)
    offeredTypes = OfferedTypes([])
    ignoredUntil = nil
  }

  /// The time in seconds during which no request is sent to an owner that has not answered.
  private static let ignoredDuration: TimeInterval = 5
}
