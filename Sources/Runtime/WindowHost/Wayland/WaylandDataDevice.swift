import CWayland
import CoreGraphics
import Foundation

/// The object of a seat that exchanges the clipboard and dragged data with other programs.
@MainActor
final class WaylandDataDevice {
  let proxy: OpaquePointer
  let manager: OpaquePointer
  /// The threads that send data to other programs.
  let writers = PipeWriters()
  /// A closure that is called with the content of the clipboard, or nil if there is none. It owns the offer.
  var onSelection: ((WaylandOffer?) -> Void)?
  /// A closure that is called when a drag enters a surface, with the serial number, the surface and the location in units of the
  /// surface. It owns the offer, which is nil if the drag is one of this program without data.
  var onEnter: ((UInt32, OpaquePointer?, CGPoint, WaylandOffer?) -> Void)?
  var onMotion: ((CGPoint) -> Void)?
  var onLeave: (() -> Void)?
  var onDrop: (() -> Void)?
  /// The offers whose use is not known yet.
  private var newOffers: [OpaquePointer: WaylandOffer] = [:]

  init?(manager: OpaquePointer, seat: WaylandSeat) {
    guard let proxy = wl_data_device_manager_get_data_device(manager, seat.proxy) else { return nil }
    (self.proxy, self.manager) = (proxy, manager)
    wl_data_device_add_listener(proxy, Self.listener, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ends the reports about content and drags.
  func disconnect() { (onSelection, onEnter, onMotion, onLeave, onDrop) = (nil, nil, nil, nil, nil) }

  func destroy() {
    for offer in newOffers.values { offer.destroy() }
    newOffers = [:]
    wl_data_device_release(proxy)
    wl_data_device_manager_destroy(manager)
  }

  private static func owner(_ context: UnsafeMutableRawPointer?) -> WaylandDataDevice {
    Unmanaged<WaylandDataDevice>.fromOpaque(context!).takeUnretainedValue()
  }

  private func take(_ proxy: OpaquePointer?) -> WaylandOffer? { proxy.flatMap { newOffers.removeValue(forKey: $0) } }

  /// libwayland keeps the address, so the listener is never freed.
  private static let listener: UnsafePointer<wl_data_device_listener> = {
    let listener = UnsafeMutablePointer<wl_data_device_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_data_device_listener())
    listener.pointee.data_offer = { context, _, offer in
      guard let offer else { return }
      let device = owner(context)
      device.newOffers[offer] = WaylandOffer(offer, device: device)
    }
    listener.pointee.enter = { context, _, serial, surface, x, y, offer in
      let device = owner(context)
      let location = CGPoint(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y))
      device.onEnter?(serial, surface, location, device.take(offer))
    }
    listener.pointee.leave = { context, _ in owner(context).onLeave?() }
    listener.pointee.motion = { context, _, _, x, y in
      owner(context).onMotion?(CGPoint(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)))
    }
    listener.pointee.drop = { context, _ in owner(context).onDrop?() }
    listener.pointee.selection = { context, _, offer in
      let device = owner(context)
      device.onSelection?(device.take(offer))
    }
    return UnsafePointer(listener)
  }()
}
