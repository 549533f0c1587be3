import CSDL
import RuntimeInterface

/// The desktop's cursors, each made when first shown and kept.
@MainActor
enum SystemCursors {
  private static var made: [UInt32: OpaquePointer] = [:]
  private static var shown: UInt32 = SDL_SYSTEM_CURSOR_ARROW.rawValue

  static func set(_ cursor: HostCursor) {
    let shape = shape(of: cursor)
    guard shape.rawValue != shown else { return }
    shown = shape.rawValue
    let handle = made[shape.rawValue] ?? SDL_CreateSystemCursor(shape)
    made[shape.rawValue] = handle
    if let handle { SDL_SetCursor(handle) }
  }

  /// SDL has one hand only: an open one is the pointing hand, a closed one the four arrows of something being moved.
  static func shape(of cursor: HostCursor) -> SDL_SystemCursor {
    switch cursor {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
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
