import CX11
import Foundation
import RuntimeInterface

/// The clipboard of an X11 desktop, with content of any type.
@MainActor
final class X11Clipboard: HostClipboard {
  private(set) var changeCount = 0
  /// A closure that is called when another program has changed the clipboard.
  var onChange: (() -> Void)?
  /// A closure that receives messages about programs that do not answer. By default, the messages are written to standard error.
  var report: (String) -> Void = { StandardStream.error.writeLine("UIPasteboard: " + $0) }

  private let selections: X11Selections
  private let clipboard: Atom
  /// The types of another program's content, or nil if they are not known.
  private var foreignTypes: OfferedTypes?
  private var targetsRequest: PendingRequest?
  /// The time until which no request is sent to an owner that has not answered, or nil if requests are sent.
  private var ignoredUntil: TimeInterval?

  init(_ selections: X11Selections) {
    self.selections = selections
    clipboard = selections.atom("CLIPBOARD")
    selections.watch(clipboard)
  }

  /// Handles a change of the owner by another program. The types are requested at once, so that reading them later
  /// rarely waits.
  func ownerDidChange(_ selection: Atom) {
    guard selection == clipboard else { return }
    changeCount += 1
    foreignTypes = nil
    ignoredUntil = nil
    targetsRequest = selections.request(clipboard, selections.atom("TARGETS")) { [weak self] in
      self?.targetsDidArrive($0)
    }
    onChange?()
  }

  private func targetsDidArrive(_ result: Result<SelectionValue, SelectionFailure>) {
    targetsRequest = nil
    guard selections.contents[clipboard] == nil else { return }
    switch result {
    case .success(let value):
      // The number is limited, because another program determines it. Some old programs answer every request with text.
      let names = value.words.map { $0.prefix(512).compactMap { selections.name($0) } }
      foreignTypes = OfferedTypes(names ?? [SelectionNames.text[0]])
    case .failure(let failure): handleFailure(failure, type: "its types")
    }
  }

  private func handleFailure(_ failure: SelectionFailure, type: String) {
    switch failure {
    case .refused: foreignTypes = foreignTypes ?? OfferedTypes([])
    case .timeout:
      ignoredUntil = FrameClock.machineTime + Self.ignoredDuration
      report("The program that owns the clipboard has not sent \(type) in time. Copy there again.")
    case .ownerGone: report("The program that owned the clipboard ended before it had sent \(type).")
    case .tooLarge:
      report("The content of the clipboard (\(type)) is larger than \(selections.largestSize >> 20) MB and is ignored.")
    case .connectionLost: break
    }
  }

  /// The time in seconds during which no request is sent to an owner that has not answered.
  private static let ignoredDuration: TimeInterval = 5

  private var isIgnored: Bool { ignoredUntil.map { FrameClock.machineTime < $0 } ?? false }

  var types: [String] {
    if let ownContents = selections.contents[clipboard] { return ownContents.representations.map(\.type) }
    selections.pump()
    if foreignTypes == nil, !isIgnored, !X11ConnectionLoss.isLost {
      let request =
        targetsRequest
        ?? selections.request(clipboard, selections.atom("TARGETS")) { [weak self] in self?.targetsDidArrive($0) }
      targetsRequest = request.result == nil ? request : nil
      _ = selections.wait(for: request)
    }
    return foreignTypes?.types ?? []
  }

  func data(forType type: String) -> Data? {
    if let ownContents = selections.contents[clipboard] {
      return ownContents.representations.first { $0.type == type }?.loadSynchronously()
    }
    guard types.contains(type), !isIgnored else { return nil }
    let target = foreignTypes?.name(of: type) ?? SelectionNames.targets(forType: type).first ?? type
    switch selections.read(clipboard, selections.atom(target)) {
    case .success(let value):
      guard value.format == 8 else { return nil }
      return value.type == XA_STRING ? value.utf8OfLatin1 : value.bytes
    case .failure(let failure):
      handleFailure(failure, type: type)
      return nil
    }
  }

  func setContents(_ representations: [ClipboardRepresentation]) {
    changeCount += 1
    foreignTypes = nil
    ignoredUntil = nil
    // Owning the selection without content also clears the content of another program.
    selections.takeOwnership(clipboard, representations)
  }
}
