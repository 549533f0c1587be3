import CSDL
import CX11
import Foundation
import RuntimeInterface

// Handles key events and text input.
extension WindowHost {
  func handleKey(_ event: SDL_KeyboardEvent) {
    modifiers = WindowHost.modifiers(of: UInt32(event.keysym.mod))
    let window = windows[event.windowID] ?? (windows.count == 1 ? windows.values.first : nil)
    guard let window else { return }
    let unmodifiedText = KeyText.unmodifiedText(of: event.keysym.sym)
    var typedText = lastKeyText
    lastKeyText = ""
    if typedText.isEmpty, !unmodifiedText.isEmpty {
      let isUppercase = modifiers.contains(.shift) != modifiers.contains(.capsLock)
      typedText = isUppercase ? unmodifiedText.uppercased() : unmodifiedText
    }
    emit(
      .key(
        .init(
          isDown: event.state == UInt8(SDL_PRESSED), usage: Int(event.keysym.scancode.rawValue), characters: typedText,
          charactersIgnoringModifiers: unmodifiedText, modifiers: modifiers,
          isRepeat: event.repeat != 0, time: hostTime(fromStamp: event.timestamp))), in: window)
  }

  func handleText(_ event: SDL_TextInputEvent) {
    let window = windows[event.windowID] ?? windows.values.first
    let text = KeyText.text(from: event.text)
    guard let window, !text.isEmpty else { return }
    emit(.text(text), in: window)
  }

  func handleComposing(_ event: SDL_TextEditingEvent) {
    compose(KeyText.text(from: event.text), start: Int(event.start), length: Int(event.length), window: event.windowID)
  }

  func handleLongComposing(_ event: SDL_TextEditingExtEvent) {
    guard let text = event.text else { return }
    compose(String(cString: text), start: Int(event.start), length: Int(event.length), window: event.windowID)
    SDL_free(text)
  }

  private func compose(_ text: String, start: Int, length: Int, window id: UInt32) {
    guard let window = windows[id] ?? windows.values.first else { return }
    emit(.composing(text, selection: KeyText.range(in: text, start: start, length: length)), in: window)
  }
}
