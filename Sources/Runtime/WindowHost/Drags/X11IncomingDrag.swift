import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// A drag of another X11 program over a window of the host.
@MainActor
final class X11IncomingDrag: IncomingDrag {
  let source: Window
  /// The host's window that contains the location of the drag.
  let target: Window
  var types: [String] { offeredTypes.types }
  private(set) var urls: Data?
  /// The location of the drag, in points of the host's window.
  var location = CGPoint.zero
  /// The time of the last message on the X server's clock.
  var time = Time(CurrentTime)
  /// Indicates whether the source waits for an answer to its last message about the location.
  var needsAnswer = false
  private(set) var isDropped = false
  private let offeredTypes: OfferedTypes
  private unowned let receiver: X11DragReceiver
  private var isPrepared = false
  private var isFinished = false
  private let loads = DropLoads()
  /// Indicates whether the drop was accepted, or nil before the destination has decided.
  private var pendingResult: Bool?

  init(source: Window, target: Window, targetNames: [String], receiver: X11DragReceiver) {
    self.source = source
    self.target = target
    self.receiver = receiver
    offeredTypes = OfferedTypes(targetNames)
  }

  /// Loads the list of URLs, and calls a closure when the list is known. Sources send no further locations until then.
  func prepare(_ done: @escaping @MainActor () -> Void) {
    guard !isPrepared, types.contains("text/uri-list") else { return done() }
    isPrepared = true
    load("text/uri-list") { [weak self] data in
      self?.urls = data ?? Data()
      done()
    }
  }

  func load(_ type: String, done: @escaping @MainActor (Data?) -> Void) {
    if type == "text/uri-list", let urls { return done(urls) }
    guard !isFinished, let target = offeredTypes.name(of: type) else { return done(nil) }
    let selections = receiver.selections
    loads.begin()
    selections.request(selections.atom("XdndSelection"), selections.atom(target), time: time) { [weak self] result in
      defer { self?.loads.complete() }
      guard case .success(let value) = result, value.format == 8 else {
        if case .failure(let failure) = result, failure != .refused {
          self?.receiver.report("The program that drags \(type) has not sent it (\(failure)).")
        }
        return done(nil)
      }
      done(value.type == XA_STRING ? value.utf8OfLatin1 : value.bytes)
    }
  }

  func answer(isAccepted: Bool) {
    guard needsAnswer, !isFinished else { return }
    needsAnswer = false
    receiver.sendStatus(of: self, isAccepted: isAccepted)
  }

  func markDropped() { isDropped = true }

  func finish(isAccepted: Bool, needsData: Bool) {
    guard isDropped, !isFinished, pendingResult == nil else { return }
    pendingResult = isAccepted
    loads.wait(isLoaded: !isAccepted || !needsData) { [weak self] in self?.sendFinished() }
  }

  private func sendFinished() {
    guard !isFinished, let pendingResult else { return }
    end()
    receiver.sendFinished(self, isAccepted: pendingResult)
  }

  /// Marks the drag as ended. The data is unavailable afterwards.
  func end() {
    isFinished = true
    loads.cancel()
  }
}
