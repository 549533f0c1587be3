import CSDL
import RuntimeInterface

/// The cursors of the desktop. A cursor is created when it is first shown, and cached until SDL ends.
@MainActor
final class SystemCursors {
  private var cursors: [UInt32: OpaquePointer] = [:]
  /// The shape that is currently set, or `nil` for the desktop's default, which may differ from the arrow.
  private var shownCursor: UInt32?
  private var isHidden = false

  func set(_ cursor: HostCursor) {
    if (cursor == .hidden) != isHidden {
      isHidden = cursor == .hidden
      SDL_ShowCursor(isHidden ? SDL_DISABLE : SDL_ENABLE)
    }
    if isHidden { return }
    let shape = Self.shape(of: cursor)
    guard shape.rawValue != shownCursor else { return }
    shownCursor = shape.rawValue
    let handle = cursors[shape.rawValue] ?? SDL_CreateSystemCursor(shape)
    cursors[shape.rawValue] = handle
    if let handle { SDL_SetCursor(handle) }
  }

  /// Returns the SDL shape for a cursor. SDL has only one hand cursor. An open hand is represented by the pointing
  /// hand, and a closed hand by the four arrows of a moved object.
  static func shape(of cursor: HostCursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand, .openHand: SDL_SYSTEM_CURSOR_HAND
    case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .notAllowed: SDL_SYSTEM_CURSOR_NO
    case .wait: SDL_SYSTEM_CURSOR_WAIT
    }
  }
}
