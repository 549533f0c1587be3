import CoreGraphics
import Foundation
import RuntimeInterface

// Converts a page's messages to raw input.
extension WebHost {
  func handle(_ message: PageMessage) {
    switch message {
    case .hello: page?.close(code: 1002, reason: "The page has sent more than one hello message.")
    case .view(let view): viewDidChange(view)
    case .visible(let visible): pageVisibilityDidChange(visible)
    case .focus(let focus): focusDidChange(focus)
    case .shown(let frame): throttle.acknowledge(frame)
    case .refresh(let rate): refreshRate(rate)
    case .lost: canvasDidLoseContent()
    case .mouse(let samples, let modifiers):
      for sample in samples {
        emit(
          pointers.mouse(
            at: point(sample), buttons: sample.buttons, modifiers: modifiers, time: hostTime(fromPageTime: sample.time))
        )
      }
    case .mouseLeft(let sample, let modifiers):
      emit(pointers.mouseLeft(at: point(sample), modifiers: modifiers, time: hostTime(fromPageTime: sample.time)))
    case .finger(let id, let isPen, let phase, let samples, let modifiers):
      for sample in samples {
        emit(
          pointers.finger(
            id, isPen: isPen, phase, at: point(sample), pressure: sample.pressure, modifiers: modifiers,
            time: hostTime(fromPageTime: sample.time)))
      }
    case .wheel(let wheel, let modifiers): handle(wheel, modifiers)
    case .pinch(let pinch): handle(pinch)
    case .key(let key, let modifiers):
      for key in keys.key(key, modifiers: modifiers, time: hostTime(fromPageTime: key.time)) { emit(.key(key)) }
    case .text(let text): if !text.isEmpty { emit(.text(text)) }
    case .composing(let text, let start, let end): emit(.composing(text, selection: start..<end))
    case .clipboard(let text):
      if webClipboard.updateFromPage([ClipboardRepresentation(type: ClipboardRepresentation.text, text: text)]) {
        emit(.clipboardChanged)
      }
    case .pasted(let parts):
      let content = parts.map { ClipboardRepresentation(type: $0.type, data: Data($0.data)) }
      if webClipboard.updateFromPage(content) { emit(.clipboardChanged) }
    case .files(let drop, let count, let x, let y):
      let files = server.uploads.claimFiles(drop)
      // `files` does not contain rejected files. The page has already notified its user of these.
      if !files.isEmpty, files.count <= count { emit(.filesDropped(files, at: CGPoint(x: x, y: y))) }
    case .dropped(let text, let x, let y): emit(.textDropped(text, at: CGPoint(x: x, y: y)))
    case .back: goBack()
    case .check: send(.present)
    case .choice(let id, let result): webPortal.choiceDidEnd(id, result)
    case .bye: page?.close(code: 1000, reason: "")
    }
  }

  /// Presses the Escape key, which goes back. The page has removed an entry from the browser's history, and needs the
  /// number of those that remain even if nothing has changed.
  private func goBack() {
    window?.isGoingBack = true
    for isDown in [true, false] {
      emit(
        .key(
          RawInput.Key(
            isDown: isDown, usage: 41, characters: "\u{1B}", charactersIgnoringModifiers: "\u{1B}", modifiers: [],
            time: FrameClock.now)))
    }
  }

  private func point(_ sample: PageMessage.Pointer) -> CGPoint { CGPoint(x: sample.x, y: sample.y) }

  private func hostTime(fromPageTime pageTime: Double) -> TimeInterval {
    clock.hostTime(fromPageTime: pageTime, now: FrameClock.now)
  }

  private func emit(_ pointers: [RawInput.Pointer]) {
    for pointer in pointers { emit(.pointer(pointer)) }
  }

  private func focusDidChange(_ focus: Bool) {
    guard focus != hasFocus else { return }
    hasFocus = focus
    if !focus { releaseKeys() }
    emit(.focus(focus))
  }

  private func releaseKeys() {
    for key in keys.releaseAll(time: FrameClock.now) { emit(.key(key)) }
  }

  /// Ends all user input that is in progress, because the page was closed.
  func endInput() {
    scrolling.end()
    pinchPhases.end()
    emit(pointers.cancelAll(time: FrameClock.now))
    releaseKeys()
    if window?.textInput.isActive == true { emit(.composing("", selection: 0..<0)) }
  }

  // MARK: Wheels

  private func handle(_ wheel: PageMessage.Wheel, _ modifiers: RawInput.Modifiers) {
    let isNotch = wheel.notchesX != 0 || wheel.notchesY != 0
    var scroll = RawInput.Scroll(
      location: CGPoint(x: wheel.x, y: wheel.y), delta: CGPoint(x: wheel.dx, y: wheel.dy),
      notches: CGPoint(x: wheel.notchesX, y: wheel.notchesY), modifiers: modifiers,
      time: hostTime(fromPageTime: wheel.time))
    if !isNotch {
      guard scroll.delta != .zero else { return }
      scroll.phase = scrolling.nextPhase()
      lastScroll = scroll
    }
    emit(.scroll(scroll))
  }

  func scrollDidEnd() {
    guard var scroll = lastScroll else { return }
    scroll.phase = .ended
    scroll.delta = .zero
    scroll.time = FrameClock.now
    emit(.scroll(scroll))
  }

  private func handle(_ pinch: PageMessage.Pinch) {
    if !pinch.endsByItself, pinch.phase == .ended { return pinchPhases.end() }
    let event = RawInput.Pinch(
      location: CGPoint(x: pinch.x, y: pinch.y), scale: pinch.scale, rotation: pinch.rotation,
      phase: pinchPhases.nextPhase(endsByRest: pinch.endsByItself), time: hostTime(fromPageTime: pinch.time))
    lastPinch = event
    emit(.pinch(event))
  }

  func pinchDidEnd() {
    guard var pinch = lastPinch else { return }
    (pinch.scale, pinch.rotation, pinch.phase, pinch.time) = (1, 0, .ended, FrameClock.now)
    emit(.pinch(pinch))
  }
}
