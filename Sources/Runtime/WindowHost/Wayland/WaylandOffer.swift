import CWayland
import Foundation

/// Data that another program offers, in the clipboard or in a drag.
@MainActor
final class WaylandOffer {
  /// The MIME types and other names under which the data is offered.
  private(set) var names: [String] = []
  /// The name that identifies a source of this application or of another Tessera program, or nil (see `WaylandSource.marker`).
  private(set) var marker: String?
  /// Indicates whether the compositor has chosen to copy the data of a drag.
  private(set) var isCopied = false
  private(set) var isDestroyed = false
  private let proxy: OpaquePointer
  /// The data device that received the offer, or nil after the connection was closed. Requests would then use freed memory.
  private weak var device: WaylandDataDevice?

  init(_ proxy: OpaquePointer, device: WaylandDataDevice) {
    self.proxy = proxy
    self.device = device
    wl_data_offer_add_listener(proxy, Self.listener, Unmanaged.passUnretained(self).toOpaque())
  }

  // libwayland would call the listener with the address of the deallocated object.
  isolated deinit { destroy() }

  private var isUsable: Bool { !isDestroyed && device != nil }

  /// Requests the data with a name, and returns a file descriptor from which it can be read. The result is −1 if no pipe can be opened.
  /// The caller must flush the connection, and close the descriptor.
  func receive(_ name: String) -> Int32 {
    var ends: [Int32] = [-1, -1]
    // A process that inherited the writing end would keep the reader waiting.
    guard isUsable, tessera_wayland_pipe(&ends) == 0 else { return -1 }
    // Most programs do not expect that their own end of the pipe does not wait.
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    wl_data_offer_receive(proxy, name, ends[1])
    close(ends[1])
    return ends[0]
  }

  /// Reports whether a drop at the current location would be accepted.
  ///
  /// - Parameter name: The name under which the data would be requested, or nil if the drop would be refused.
  func accept(_ name: String?, serial: UInt32) {
    guard isUsable else { return }
    wl_data_offer_accept(proxy, serial, name)
    let action = name == nil ? WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE : WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY
    wl_data_offer_set_actions(proxy, action.rawValue, action.rawValue)
  }

  /// Ends a drag after a drop.
  ///
  /// - Parameter isAccepted: Indicates whether the data was received. The program that offers it learns of a cancelled drop otherwise.
  func finish(isAccepted: Bool) {
    // The request is an error, which ends the connection, if no action was chosen.
    if isUsable, isAccepted, isCopied { wl_data_offer_finish(proxy) }
    destroy()
  }

  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    if device != nil { wl_data_offer_destroy(proxy) }
  }

  private func add(_ name: String) {
    if name.hasPrefix(WaylandSource.markerPrefix) {
      marker = name
      return
    }
    // The number is limited, because another program determines it.
    if names.count < 512 { names.append(name) }
  }

  private static func owner(_ context: UnsafeMutableRawPointer?) -> WaylandOffer {
    Unmanaged<WaylandOffer>.fromOpaque(context!).takeUnretainedValue()
  }

  /// libwayland keeps the address, so the listener is never freed.
  private static let listener: UnsafePointer<wl_data_offer_listener> = {
    let listener = UnsafeMutablePointer<wl_data_offer_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_data_offer_listener())
    listener.pointee.offer = { context, _, name in if let name { owner(context).add(String(cString: name)) } }
    listener.pointee.source_actions = { _, _, _ in }
    listener.pointee.action = { context, _, action in
      owner(context).isCopied = action == WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue
    }
    return UnsafePointer(listener)
  }()
}
