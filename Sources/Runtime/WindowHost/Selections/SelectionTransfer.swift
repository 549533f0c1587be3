import CX11
import Foundation
import RuntimeInterface

/// Sends large content to another program in pieces, with the `INCR` protocol of X11. The other program requests each piece by
/// deleting the property that contains the previous one.
@MainActor
final class SelectionTransfer {
  let requestor: Window
  let property: Atom
  private let display: OpaquePointer
  private let type: Atom
  private let data: Data
  private var sentCount = 0
  private(set) var isFinished = false
  private(set) var lastProgress = FrameClock.machineTime

  /// The maximum time in seconds that the receiver may take to request the next piece. After that time, the transfer
  /// ends.
  nonisolated static let timeout: TimeInterval = 10

  init(display: OpaquePointer, requestor: Window, property: Atom, type: Atom, data: Data) {
    self.display = display
    self.requestor = requestor
    self.property = property
    self.type = type
    self.data = data
  }

  /// Announces the transfer by setting the requestor's property to the size of the data, with the type `INCR`. The first piece
  /// is sent when the requestor deletes the property.
  func begin(announcedAs incr: Atom) {
    XSelectInput(display, requestor, PropertyChangeMask | StructureNotifyMask)
    var size = UInt(data.count)
    withUnsafeBytes(of: &size) { bytes in
      _ = XChangeProperty(
        display, requestor, property, incr, 32, PropModeReplace, bytes.bindMemory(to: UInt8.self).baseAddress, 1)
    }
  }

  /// Sends the next piece. `largest` is the maximum size of a piece, in bytes. An empty piece ends the transfer.
  func sendPiece(largest: Int) {
    let end = min(data.count, sentCount + largest)
    data[data.startIndex + sentCount..<data.startIndex + end].withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, requestor, property, type, 8, PropModeReplace, bytes.bindMemory(to: UInt8.self).baseAddress,
        Int32(bytes.count))
    }
    isFinished = sentCount == data.count
    sentCount = end
    lastProgress = FrameClock.machineTime
  }

  /// Stops receiving events of the receiver's window.
  func end() { XSelectInput(display, requestor, 0) }
}
