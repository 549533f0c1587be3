import CoreGraphics
import Foundation
import RuntimeInterface

/// A host delegate that logs events and draws when the test requests it.
@MainActor
final class HostRecorder: HostDelegate {
  var inputs: [RawInput] = []
  var frames: [TimeInterval] = []
  var onFrame: (() -> Void)?
  var onInput: ((RawInput) -> Void)?

  func host(_ host: any RuntimeInterface.Host, didReceive input: RawInput, in window: any HostWindow) {
    inputs.append(input)
    onInput?(input)
  }

  func hostFrame(_ host: any RuntimeInterface.Host, time: TimeInterval, target: TimeInterval) {
    frames.append(time)
    onFrame?()
  }

  var pointers: [RawInput.Pointer] { inputs.compactMap { if case .pointer(let pointer) = $0 { pointer } else { nil } } }
  var scrolls: [RawInput.Scroll] { inputs.compactMap { if case .scroll(let scroll) = $0 { scroll } else { nil } } }
  var keys: [RawInput.Key] { inputs.compactMap { if case .key(let key) = $0 { key } else { nil } } }
  var texts: [String] { inputs.compactMap { if case .text(let text) = $0 { text } else { nil } } }
  var exposures: Int { inputs.count { if case .exposed = $0 { true } else { false } } }
  var resizes: Int { inputs.count { if case .resized = $0 { true } else { false } } }
  var visibilities: [Bool] { inputs.compactMap { if case .visible(let visible) = $0 { visible } else { nil } } }
  var drops: [[URL]] { inputs.compactMap { if case .filesDropped(let urls, _) = $0 { urls } else { nil } } }
}
