import Foundation
import RuntimeInterface

/// A host delegate that logs events. It draws what the test specifies for each frame, or everything.
@MainActor
final class InputRecorder: HostDelegate {
  var inputs: [RawInput] = []
  var frameCount = 0
  var onFrame: (() -> Void)?
  private weak var window: (any HostWindow)?

  func host(_ host: any RuntimeInterface.Host, didReceive input: RawInput, in window: any HostWindow) {
    inputs.append(input)
    self.window = window
    host.requestFrame()
  }

  func hostFrame(_ host: any RuntimeInterface.Host, time: TimeInterval, target: TimeInterval) {
    frameCount += 1
    onFrame?()
  }

  /// The logged inputs. Each entry consists of a word and numbers.
  var log: [String] {
    inputs.map { input in
      switch input {
      case .pointer(let pointer):
        "\(pointer.kind) \(pointer.id) \(pointer.phase) \(Int(pointer.location.x)),\(Int(pointer.location.y)) "
          + "\(pointer.buttons)"
      case .scroll(let scroll): "scroll \(scroll.phase) \(scroll.delta.y) \(scroll.notches.y)"
      case .pinch(let pinch): "pinch \(pinch.phase) \(pinch.scale)"
      case .key(let key):
        "key \(key.isDown ? "down" : "up") \(key.usage) \(key.characters)\(key.isRepeat ? " again" : "")"
      case .text(let text): "text \(text)"
      case .composing(let text, let selection): "composing \(text) \(selection)"
      case .resized: "resized"
      case .exposed: "exposed"
      case .focus(let focus): "focus \(focus)"
      case .visible(let visible): "visible \(visible)"
      case .filesDropped(let urls, let place): "files \(urls.map(\.lastPathComponent)) \(Int(place.x)),\(Int(place.y))"
      case .textDropped(let text, let place): "dropped \(text) \(Int(place.x)),\(Int(place.y))"
      case .drag(let phase, _): "drag \(phase)"
      case .clipboardChanged: "clipboard"
      case .closeRequested: "close"
      }
    }
  }
}
