import CWayland
import Foundation
import RuntimeInterface

/// Data that the application offers to other programs, in the clipboard or in a drag.
@MainActor
final class WaylandSource {
  let proxy: OpaquePointer
  let contents: SelectionContents
  /// A name among the offered ones that no other source has. The compositor also sends the program its own offers, which are recognized
  /// by this name.
  let marker = markerPrefix + UUID().uuidString
  static let markerPrefix = "application/x-tessera-source;id="
  /// Indicates whether a destination in another program accepts the dragged data.
  private(set) var isAccepted = false
  /// A closure that is called when another program has replaced the clipboard, or when a drag ended without being received.
  var onCancel: (() -> Void)?
  /// A closure that is called when the user has released the dragged data over a destination that accepts it.
  var onDrop: (() -> Void)?
  /// A closure that is called when the destination of a drag has received the data.
  var onFinish: (() -> Void)?
  private var isTargeted = false
  private var isCopied = false
  private var isDestroyed = false
  /// The data device, or nil after the connection was closed. Requests would then use freed memory.
  private weak var device: WaylandDataDevice?

  /// Creates a source. `isDragged` indicates whether it is the source of a drag.
  init?(_ representations: [ClipboardRepresentation], device: WaylandDataDevice, isDragged: Bool) {
    guard let proxy = wl_data_device_manager_create_data_source(device.manager) else { return nil }
    self.proxy = proxy
    self.device = device
    contents = SelectionContents(representations)
    wl_data_source_add_listener(proxy, Self.listener, Unmanaged.passUnretained(self).toOpaque())
    for name in representations.flatMap({ SelectionNames.names(ofOwnType: $0.type) }) + [marker] {
      wl_data_source_offer(proxy, name)
    }
    if isDragged { wl_data_source_set_actions(proxy, WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue) }
  }

  // libwayland would call the listener with the address of the deallocated object.
  isolated deinit { destroy() }

  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    if device != nil { wl_data_source_destroy(proxy) }
  }

  /// Loads the data with a name and writes it to a pipe, whose other end another program reads.
  private func send(_ name: String, to descriptor: Int32) {
    guard let type = SelectionNames.type(ofTarget: name) else {
      close(descriptor)
      return
    }
    let writers = device?.writers
    contents.load(type) { data in
      if let writers { writers.write(data ?? Data(), to: descriptor) } else { close(descriptor) }
    }
  }

  private func update() { isAccepted = isTargeted && isCopied }

  private static func owner(_ context: UnsafeMutableRawPointer?) -> WaylandSource {
    Unmanaged<WaylandSource>.fromOpaque(context!).takeUnretainedValue()
  }

  /// libwayland keeps the address, so the listener is never freed.
  private static let listener: UnsafePointer<wl_data_source_listener> = {
    let listener = UnsafeMutablePointer<wl_data_source_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_data_source_listener())
    listener.pointee.target = { context, _, name in
      let source = owner(context)
      source.isTargeted = name != nil
      source.update()
    }
    listener.pointee.send = { context, _, name, descriptor in
      owner(context).send(name.map { String(cString: $0) } ?? "", to: descriptor)
    }
    listener.pointee.cancelled = { context, _ in owner(context).onCancel?() }
    listener.pointee.dnd_drop_performed = { context, _ in owner(context).onDrop?() }
    listener.pointee.dnd_finished = { context, _ in owner(context).onFinish?() }
    listener.pointee.action = { context, _, action in
      let source = owner(context)
      source.isCopied = action == WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue
      source.update()
    }
    return UnsafePointer(listener)
  }()
}
