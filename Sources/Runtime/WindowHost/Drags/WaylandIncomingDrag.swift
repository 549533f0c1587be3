import CoreGraphics
import Foundation
import RuntimeInterface

/// A drag of another program over a window of the host on Wayland.
@MainActor
final class WaylandIncomingDrag: IncomingDrag {
  var types: [String] { offeredTypes.types }
  private(set) var urls: Data?
  /// The location of the drag, in points of the host's window.
  var location = CGPoint.zero
  private let offer: WaylandOffer
  private let serial: UInt32
  private let offeredTypes: OfferedTypes
  private let loads = DropLoads()
  private let flush: () -> Void
  private var isDropped = false
  private var isFinished = false
  private var isResultKnown = false
  /// The closures that are called when the list of URLs is known.
  private var preparations: [@MainActor () -> Void] = []

  /// Creates a drag. `flush` sends the requests to the compositor.
  init(_ offer: WaylandOffer, serial: UInt32, flush: @escaping () -> Void) {
    self.offer = offer
    self.serial = serial
    self.flush = flush
    offeredTypes = OfferedTypes(offer.names)
  }

  /// Indicates whether the list of URLs is being loaded.
  var isPreparing: Bool { !preparations.isEmpty }

  /// Loads the list of URLs once, and calls a closure when the list is known.
  func prepare(_ done: @escaping @MainActor () -> Void) {
    guard urls == nil, offeredTypes.name(of: Self.listType) != nil else { return done() }
    preparations.append(done)
    guard preparations.count == 1 else { return }
    load(Self.listType) { [self] data in
      urls = data ?? Data()
      let preparations = self.preparations
      self.preparations = []
      for done in preparations { done() }
    }
  }

  func load(_ type: String, done: @escaping @MainActor (Data?) -> Void) {
    if type == Self.listType, let urls { return done(urls) }
    guard !isFinished, let name = offeredTypes.name(of: type) else { return done(nil) }
    loads.begin()
    let descriptor = offer.receive(name)
    flush()
    DispatchQueue.global(qos: .userInitiated).async {
      let result = PipeTransfer.read(descriptor)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          defer { self.loads.complete() }
          if case .failure(let failure) = result {
            StandardStream.error.writeLine(
              "UIDropInteraction: The program that drags \(type) has not sent it (\(failure)).")
          }
          done(try? result.get())
        }
      }
    }
  }

  func answer(isAccepted: Bool) {
    guard !isFinished, !isDropped else { return }
    offer.accept(isAccepted ? offer.names.first : nil, serial: serial)
    flush()
  }

  func markDropped() { isDropped = true }

  func finish(isAccepted: Bool, needsData: Bool) {
    guard isDropped, !isFinished, !isResultKnown else { return }
    isResultKnown = true
    loads.wait(isLoaded: !isAccepted || !needsData) { [weak self] in self?.end(isAccepted: isAccepted) }
  }

  /// Ends the drag. The data is unavailable afterwards.
  func end(isAccepted: Bool = false) {
    guard !isFinished else { return }
    isFinished = true
    loads.cancel()
    offer.finish(isAccepted: isAccepted)
    flush()
  }

  private static let listType = "text/uri-list"
}
