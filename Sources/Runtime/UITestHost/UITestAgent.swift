import CoreGraphics
import Foundation
import HeadlessHost
import RuntimeInterface
import UIKit
import UITestInterface

/// Performs the requests of a UI test in the application that it tests.
@MainActor final class UITestAgent {
  /// The seconds of the frame clock after which an application that never becomes idle, for example because of an
  /// animation without an end, is treated as idle.
  private static let idleLimit = 6.0

  let host: HeadlessHost
  private let channel: UITestChannel
  private let inbox = Inbox()
  private var tree = ElementTree()
  private var lastTick = FrameClock.machineTime

  init(host: HeadlessHost, channel: UITestChannel) {
    self.host = host
    self.channel = channel
  }

  /// The requests that have arrived and were not performed yet.
  private final class Inbox: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [UITestRequest] = []

    func add(_ request: UITestRequest) { lock.withLock { requests.append(request) } }
    func next() -> UITestRequest? { lock.withLock { requests.isEmpty ? nil : requests.removeFirst() } }
  }

  // MARK: Running

  /// Serves the application and the test until the application ends.
  func run() {
    receive()
    lastTick = FrameClock.machineTime
    while !host.isStopped {
      // The run loop is left for each frame, because requests need a run loop of their own: a block of the main queue
      // cannot wait for another one.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1.0 / 60))
      followMachineClock()
      while !host.isStopped, let request = inbox.next() {
        let answer = perform(request)
        lastTick = FrameClock.machineTime
        guard channel.send(answer) else { _exit(0) }
      }
    }
  }

  /// Reads requests on a thread. The application ends when the test has ended, even if its main thread is busy.
  private func receive() {
    let channel = channel
    let inbox = inbox
    let thread = Thread {
      while let request = channel.receive(UITestRequest.self) {
        inbox.add(request)
        // Wakes the run loop.
        DispatchQueue.main.async {}
      }
      // `exit` would call the exit handlers of libraries while the main thread still uses them.
      _exit(0)
    }
    thread.name = "UI test"
    thread.start()
  }

  /// Produces the frames of the time that has passed since the last call.
  private func followMachineClock() {
    let now = FrameClock.machineTime
    let frames = Int((now - lastTick) * 60)
    guard frames > 0 else { return }
    lastTick = now
    for _ in 0..<min(frames, 30) where !host.isStopped { host.stepFrame() }
  }

  // MARK: Time

  private final class QueueMarker: @unchecked Sendable {
    /// Indicates whether the main queue has reached the marker. Only the main thread uses it.
    var wasReached = false
  }

  /// Processes the blocks that are in the main queue, and the timers that are due.
  private func pump() {
    let marker = QueueMarker()
    DispatchQueue.main.async { marker.wasReached = true }
    var passes = 0
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date())
      passes += 1
    } while !marker.wasReached && passes < 100
  }

  /// Produces frames until nothing moves.
  func settle() {
    pump()
    let end = host.time + Self.idleLimit
    while let loop = FrameLoop.current, !(loop.isIdle && !host.isFrameRequested), host.time < end, !host.isStopped {
      host.stepFrame()
      pump()
    }
  }

  // MARK: Requests

  private func perform(_ request: UITestRequest) -> UITestResponse {
    settle()
    switch request {
    case .snapshot(let offscreenRows): return .snapshot(makeTree(offscreenRows: offscreenRows))
    case .hitPoint(let element, let scrolls):
      guard let entry = tree.entry(element) else { return .failure("the element is gone") }
      var place = entry.hitPoint()
      if !place.isHittable, scrolls, entry.scrollIntoView() {
        settle()
        place = entry.hitPoint()
      }
      return .hitPoint(place.point, isHittable: place.isHittable)
    case .gesture(let fingers):
      play(fingers)
      settle()
    case .type(let text):
      guard isTextInputActive else { return .failure("nothing has the keyboard focus") }
      for character in text { type(character) }
      settle()
    case .key(let text, let modifiers):
      press(text, UIKeyModifierFlags(rawValue: modifiers))
      settle()
    case .adjustSlider(let element, let position):
      guard let slider = tree.entry(element)?.view as? UISlider else { return .failure("the element is not a slider") }
      move(slider, to: position)
      settle()
    case .adjustWheel(let element, let value):
      guard let entry = tree.entry(element), entry.turnWheel(to: value) else {
        return .failure("the wheel has no row \"\(value)\"")
      }
      settle()
    case .setOrientation(let value):
      turn(to: value)
      settle()
    case .setForeground(let isForeground):
      host.windows.first?.setVisible(isForeground)
      FrameLoop.current?.processInput()
      settle()
    case .screenshot(let element): return picture(of: element)
    case .terminate:
      DispatchQueue.main.async { [host] in MainActor.assumeIsolated { host.stop() } }
    }
    return .done
  }

  private func makeTree(offscreenRows: Bool) -> ElementSnapshot {
    tree = ElementTree()
    return tree.snapshot(offscreenRows: offscreenRows, isTextInputActive: isTextInputActive)
  }

  private var isTextInputActive: Bool { host.windows.first?.isTextInputActive ?? false }

  // MARK: Input

  private func send(_ input: RawInput) {
    host.send(input)
    FrameLoop.current?.processInput()
  }

  /// Plays the movements of fingers, frame by frame.
  private func play(_ fingers: [UITestFinger]) {
    struct Event {
      var time: Double
      var finger: Int
      var phase: RawInput.Pointer.Phase
      var point: CGPoint
    }
    // A finger that touches the screen after another was lifted is the same one.
    var lifted: [Double] = []
    let numbers = fingers.map { finger in
      let start = finger.steps.first?.time ?? 0
      let end = finger.steps.last?.time ?? 0
      if let free = lifted.firstIndex(where: { $0 <= start }) {
        lifted[free] = end
        return free + 1
      }
      lifted.append(end)
      return lifted.count
    }
    let events = zip(numbers, fingers).flatMap { number, finger in
      finger.steps.enumerated().map { index, step in
        Event(
          time: step.time, finger: number,
          phase: index == 0 ? .down : index == finger.steps.count - 1 ? .up : .move, point: step.point)
      }
    }.sorted { ($0.time, $0.finger) < ($1.time, $1.finger) }
    let start = host.time
    for event in events {
      if start + event.time > host.time { host.step(start + event.time - host.time) }
      send(
        .pointer(
          RawInput.Pointer(
            id: event.finger, kind: .touch, phase: event.phase, location: event.point,
            buttons: event.phase == .up ? 0 : 1, pressure: 0.5, time: host.time)))
      if event.phase != .move { pump() }
    }
    host.stepFrame()
  }

  private func type(_ character: Character) {
    switch character {
    case "\n", "\r", "\r\n": press("\r", [])
    case "\u{8}", "\u{7F}": press("\u{8}", [])
    case "\t": press("\t", [])
    case "\u{1B}": press("\u{1B}", [])
    default: send(.text(String(character)))
    }
    host.stepFrame()
    pump()
  }

  private func press(_ text: String, _ modifiers: UIKeyModifierFlags) {
    var raw: RawInput.Modifiers = []
    if modifiers.contains(.shift) { raw.insert(.shift) }
    if modifiers.contains(.control) { raw.insert(.control) }
    if modifiers.contains(.alternate) { raw.insert(.alternate) }
    if modifiers.contains(.command) { raw.insert(.command) }
    for isDown in [true, false] {
      send(
        .key(
          RawInput.Key(
            isDown: isDown, usage: KeyCodes.usage(of: text).rawValue, characters: text,
            charactersIgnoringModifiers: text, modifiers: raw, time: host.time)))
    }
    host.stepFrame()
  }

  /// Drags the thumb of a slider.
  private func move(_ slider: UISlider, to position: Double) {
    let track = slider.trackRect(forBounds: slider.bounds)
    func center(_ value: Float) -> CGPoint {
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }
    let wanted = slider.minimumValue + Float(min(1, max(0, position))) * (slider.maximumValue - slider.minimumValue)
    let start = center(slider.value)
    let end = center(wanted)
    let steps = (0...12).map { step in
      let fraction = CGFloat(step) / 12
      return UITestFinger.Step(
        time: 0.1 + 0.02 * Double(step),
        point: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    let still = UITestFinger.Step(time: 0, point: start)
    play([UITestFinger([still] + steps + [UITestFinger.Step(time: 0.5, point: end)])])
  }

  /// Turns the window as the device would be turned.
  private func turn(to value: Int) {
    guard let window = host.windows.first else { return }
    let isLandscape =
      value == UIDeviceOrientation.landscapeLeft.rawValue
      || value == UIDeviceOrientation.landscapeRight.rawValue
    // The device turns, but an application that is only for the other orientations does not.
    if let shown = UIApplication.shared.windows.first(where: { !$0.isHidden }) {
      let mask = UIApplication.shared.orientations(of: shown)
      guard !mask.isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown]) else { return }
    }
    let long = max(window.size.width, window.size.height)
    let short = min(window.size.width, window.size.height)
    let size = isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    if size != window.size { window.change(size: size, scale: window.scale) }
    FrameLoop.current?.processInput()
  }

  // MARK: Pictures

  private func picture(of element: Int?) -> UITestResponse {
    let screen = UIScreen.main
    var area = screen.bounds
    if let element, let entry = tree.entry(element) { area = entry.frame.intersection(screen.bounds) }
    guard !area.isEmpty else { return .failure("the element is outside of the screen") }
    let format = UIGraphicsImageRendererFormat()
    format.scale = screen.scale
    let image = UIGraphicsImageRenderer(size: area.size, format: format).image { context in
      for window in UIApplication.shared.windows where !window.isHidden {
        context.cgContext.saveGState()
        context.cgContext.translateBy(x: window.frame.minX - area.minX, y: window.frame.minY - area.minY)
        window.layer.render(in: context.cgContext)
        context.cgContext.restoreGState()
      }
    }
    guard let data = image.pngData() else { return .failure("the picture could not be encoded") }
    return .picture(data, scale: Double(screen.scale))
  }
}
