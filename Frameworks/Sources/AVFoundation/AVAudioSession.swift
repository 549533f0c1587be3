import Foundation

/// The audio session of an application. Its settings are kept, and have no effect on a desktop.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// The notification of an interruption by another application. It is never posted.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// The notification of another route. It is never posted.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The notification about sounds that another application plays. It is never posted.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// The notification that the services for media were lost. It is never posted.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The notification that the services for media were reset. It is never posted.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  private let lock = NSLock()
  private var settings = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())
  open var category: Category { lock.withLock { settings.category } }
  open var mode: Mode { lock.withLock { settings.mode } }
  open var categoryOptions: CategoryOptions { lock.withLock { settings.options } }
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }
  /// The permission to record, which is denied, because nothing is recorded.
  open var recordPermission: RecordPermission { .denied }
  /// The style of spoken prompts, while another application speaks.
  public enum PromptStyle: UInt, Sendable {
    case none = 0x6E6F_6E65
    case short = 0x7368_7274
    case normal = 0x6E72_6D6C
  }
  open var promptStyle: PromptStyle { .normal }
  open var isInputAvailable: Bool { false }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var outputVolume: Float { 1 }
  open var sampleRate: Double { 44100 }
  /// The route, which has no inputs and no outputs.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { settings = (category, mode, options) }
  }
  open func setMode(_ mode: Mode) throws { lock.withLock { settings.mode = mode } }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Returns `false`, because nothing is recorded.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}

/// The keys of the notification `interruptionNotification`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The keys of the notification `routeChangeNotification`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the notification `silenceSecondaryAudioHintNotification`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// The inputs and outputs of a session, which there are none of.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// An input or output of a session.
open class AVAudioSessionPortDescription: NSObject {
  open var portName: String { "" }
  open var uid: String { "" }
}

/// Speaks texts on iOS. It is silent here: the delegate is told at once that a text was cancelled.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {
    nonisolated(unsafe) let utterance = utterance
    DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// A delegate of a speech synthesizer.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }
}

/// The limits of the rate of an utterance.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The attribute of a pronunciation.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The identifier of a voice.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// The installed voices, which there are none of.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
  /// Returns nil, because no voice is installed.
  public init?(identifier: String) { return nil }
  /// The quality of the voice.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var name: String { language }
  open var identifier: String { language }
  public let language: String
  public init?(language: String?) {
    self.language = language ?? "en"
    super.init()
  }
}
