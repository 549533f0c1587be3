import Foundation
import UIKit

/// Connects cameras and microphones to outputs.
///
/// Tessera has no cameras and microphones, as the Simulator has no cameras. A session can be configured and started, and has no inputs,
/// so that nothing flows to its outputs. All methods can be called on any thread.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The qualities of what a session records.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name of the quality.
    public let rawValue: String
    /// Creates a quality.
    ///
    /// - Parameter rawValue: The name of the quality.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photos of high quality.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Videos and sounds of high quality. The default.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Videos and sounds for a wireless network.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Videos and sounds for a mobile network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Videos of 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// Videos of 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Videos of 960 by 540 pixels for editing.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// Videos of 1,280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Videos of 1,280 by 720 pixels for editing.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// Videos of 1,920 by 1,080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Videos of 3,840 by 2,160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The session leaves the formats of its devices.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")

    static let all: Set<Preset> = [
      .photo, .high, .medium, .low, .cif352x288, .vga640x480, .iFrame960x540, .hd1280x720, .iFrame1280x720,
      .hd1920x1080,
      .hd4K3840x2160, .inputPriority,
    ]
  }
  /// The reasons why a session is interrupted.
  public enum InterruptionReason: Int, Sendable {
    /// The application is in the background.
    case videoDeviceNotAvailableInBackground = 1
    /// Another application uses the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another application uses the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several applications are visible.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The device is too hot.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  private struct State {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var preset = Preset.high
    /// The number of calls of `beginConfiguration()` without one of `commitConfiguration()`.
    var configurations = 0
    var isRunning = false
  }
  private let lock = NSLock()
  private var state = State()

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  /// The inputs.
  open var inputs: [AVCaptureInput] { lock.withLock { state.inputs } }
  /// The outputs.
  open var outputs: [AVCaptureOutput] { lock.withLock { state.outputs } }
  /// The connections between inputs and outputs, which are none.
  open var connections: [AVCaptureConnection] { [] }
  /// A Boolean value that indicates whether the session runs. Observers of `isRunning` are notified on the thread that starts or stops
  /// the session.
  open var isRunning: Bool { lock.withLock { state.isRunning } }
  /// A Boolean value that indicates whether the session is interrupted, which is always `false`.
  open var isInterrupted: Bool { false }
  /// A Boolean value that determines whether the session uses the audio session of the application. The default is `true`. The value is
  /// stored but has no effect.
  open var usesApplicationAudioSession = true
  /// A Boolean value that determines whether the session changes the audio session of the application. The default is `true`. The value
  /// is stored but has no effect.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// A Boolean value that determines whether the session chooses a color space. The default is `true`. The value is stored but has no
  /// effect.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true

  /// The quality. The default is `high`. A quality that is not supported is reported and changes nothing.
  open var sessionPreset: Preset {
    get { lock.withLock { state.preset } }
    set {
      guard canSetSessionPreset(newValue) else {
        return CaptureReport.write(
          "AVCaptureSession does not support the preset \(newValue.rawValue). Use one of Preset")
      }
      lock.withLock { state.preset = newValue }
    }
  }
  /// Returns whether a quality is supported.
  ///
  /// - Parameter preset: The quality.
  /// - Returns: `true` for each of the constants of `Preset`, because no input limits the quality.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { Preset.all.contains(preset) }

  /// Returns whether an input can be added.
  ///
  /// - Parameter input: The input.
  /// - Returns: `true` if the session does not contain it yet.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input. An input that cannot be added is reported and changes nothing.
  ///
  /// - Parameter input: The input.
  open func addInput(_ input: AVCaptureInput) {
    let isNew = lock.withLock {
      guard !state.inputs.contains(input) else { return false }
      state.inputs.append(input)
      return true
    }
    if !isNew { CaptureReport.write("AVCaptureSession.addInput(_:): the session already contains \(input)") }
  }
  /// Adds an input without connecting it. An input that cannot be added is reported and changes nothing.
  ///
  /// - Parameter input: The input.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Removes an input. One that the session does not contain is ignored.
  ///
  /// - Parameter input: The input.
  open func removeInput(_ input: AVCaptureInput) { lock.withLock { state.inputs.removeAll { $0 === input } } }

  /// Returns whether an output can be added.
  ///
  /// - Parameter output: The output.
  /// - Returns: `true` if the output belongs to no session.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }
  /// Adds an output. An output that belongs to a session is reported and changes nothing.
  ///
  /// - Parameter output: The output.
  open func addOutput(_ output: AVCaptureOutput) {
    guard output.enter(self) else {
      return CaptureReport.write("AVCaptureSession.addOutput(_:): \(output) belongs to a session. Use canAddOutput(_:)")
    }
    lock.withLock { state.outputs.append(output) }
  }
  /// Adds an output without connecting it. An output that belongs to a session is reported and changes nothing.
  ///
  /// - Parameter output: The output.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Removes an output. One that the session does not contain is ignored.
  ///
  /// - Parameter output: The output.
  open func removeOutput(_ output: AVCaptureOutput) {
    let wasThere = lock.withLock {
      guard let index = state.outputs.firstIndex(where: { $0 === output }) else { return false }
      state.outputs.remove(at: index)
      return true
    }
    if wasThere { output.leave() }
  }

  /// Returns whether a connection can be added.
  ///
  /// - Parameter connection: The connection.
  /// - Returns: `false`, because the session has no inputs that could be connected.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Reports that the connection cannot be added, because the session has no inputs.
  ///
  /// - Parameter connection: The connection.
  open func addConnection(_ connection: AVCaptureConnection) {
    CaptureReport.write("AVCaptureSession.addConnection(_:): there are no inputs to connect. Use canAddConnection(_:)")
  }
  /// Does nothing, because a session has no connections.
  ///
  /// - Parameter connection: The connection.
  open func removeConnection(_ connection: AVCaptureConnection) {}

  /// Begins a group of changes. Groups may contain others.
  open func beginConfiguration() { lock.withLock { state.configurations += 1 } }
  /// Ends a group of changes. A call without a matching `beginConfiguration()` is reported.
  open func commitConfiguration() {
    let isMatched = lock.withLock {
      guard state.configurations > 0 else { return false }
      state.configurations -= 1
      return true
    }
    if !isMatched {
      CaptureReport.write("AVCaptureSession.commitConfiguration() was called without a matching beginConfiguration()")
    }
  }

  /// Starts the session and posts `didStartRunningNotification`. Within a group of changes, this is reported and does nothing (iOS throws
  /// an exception).
  open func startRunning() {
    if lock.withLock({ state.configurations > 0 }) {
      return CaptureReport.write(
        "AVCaptureSession.startRunning() was called between beginConfiguration() and commitConfiguration(), and does nothing"
      )
    }
    setRunning(true)
  }
  /// Stops the session and posts `didStopRunningNotification`. Within a group of changes, this is reported and does nothing (iOS throws
  /// an exception).
  open func stopRunning() {
    if lock.withLock({ state.configurations > 0 }) {
      return CaptureReport.write(
        "AVCaptureSession.stopRunning() was called between beginConfiguration() and commitConfiguration(), and does nothing"
      )
    }
    setRunning(false)
  }

  private func setRunning(_ isRunning: Bool) {
    let hasChanged = lock.withLock {
      defer { state.isRunning = isRunning }
      return state.isRunning != isRunning
    }
    guard hasChanged else { return }
    // Objective-C observers know the property as `running`.
    for key in ["isRunning", "running"] { _didChange(key, from: !isRunning, to: isRunning) }
    let name: NSNotification.Name = isRunning ? .AVCaptureSessionDidStartRunning : .AVCaptureSessionDidStopRunning
    // The usual observers are view controllers.
    if Thread.isMainThread {
      NotificationCenter.default.post(name: name, object: self)
    } else {
      DispatchQueue.main.async { NotificationCenter.default.post(name: name, object: self) }
    }
  }
}

/// The key of the error, in `runtimeErrorNotification`.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason, in `wasInterruptedNotification`.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of the state of the hardware, in `wasInterruptedNotification`.
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"

extension AVCaptureSession {
  /// Posted when a session that runs has failed. It is not posted in Tessera.
  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  /// Posted on the main thread when a session was started.
  public static let didStartRunningNotification = NSNotification.Name.AVCaptureSessionDidStartRunning
  /// Posted on the main thread when a session was stopped.
  public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
  /// Posted when a session is interrupted. It is not posted in Tessera.
  public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
  /// Posted when an interruption has ended. It is not posted in Tessera.
  public static let interruptionEndedNotification = NSNotification.Name.AVCaptureSessionInterruptionEnded
}

extension NSNotification.Name {
  /// Posted when a session that runs has failed. It is not posted in Tessera.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Posted on the main thread when a session was started.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  /// Posted on the main thread when a session was stopped.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Posted when a session is interrupted. It is not posted in Tessera.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Posted when an interruption has ended. It is not posted in Tessera.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}
