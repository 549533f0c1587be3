import Foundation

/// The audio session of an application. Its settings are kept, and have no effect on a desktop.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  /// Returns the session of the application.
  ///
  /// - Returns: The session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// A category of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates a value.
    ///
    /// - Parameter rawValue: The value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that are not essential and mix with those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that are not essential and silence others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and other sounds that are essential.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording without playback.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playback at the same time.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Different sounds to different devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// A mode within a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates a value.
    ///
    /// - Parameter rawValue: The value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The mode for all purposes.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The playback of a movie.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// The recording of a movie.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A conversation with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A conversation.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A measurement, without changes to the sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Speech that stops while another application speaks.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  /// Options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The value.
    public let rawValue: UInt
    /// Creates a value.
    ///
    /// - Parameter rawValue: The value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds mix with those of other applications.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other applications become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets are allowed as inputs.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Sounds go to the speaker instead of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of other applications stops.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Wireless devices for music are allowed.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Devices in the network are allowed.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  /// Options of a change of the activity.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The value.
    public let rawValue: UInt
    /// Creates a value.
    ///
    /// - Parameter rawValue: The value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other applications may continue their sounds.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user has denied it.
    case denied = 0x6465_6E79
    /// The user has granted it.
    case granted = 0x6772_6E74
  }
  /// An output instead of that of the category.
  public enum PortOverride: UInt, Sendable {
    /// The output of the category.
    case none = 0
    /// The speaker.
    case speaker = 0x7370_6B72
  }
  /// The kind of a notification of an interruption.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption has ended.
    case ended
    /// The interruption has begun.
    case began
  }
  /// Options of an interruption that has ended.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The value.
    public let rawValue: UInt
    /// Creates a value.
    ///
    /// - Parameter rawValue: The value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The application may continue its sound.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// The kind of a notification about sounds of another application.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// The other application is silent again.
    case end
    /// The other application plays a sound.
    case begin
  }
  /// The reason for another route.
  public enum RouteChangeReason: UInt, Sendable {
    /// The reason is not known.
    case unknown
    /// A device was connected.
    case newDeviceAvailable
    /// A device was disconnected.
    case oldDeviceUnavailable
    /// The category of the session changed.
    case categoryChange
    /// The application chose another output.
    case override
    /// The device woke up.
    case wakeFromSleep = 6
    /// No device is suitable for the category.
    case noSuitableRouteForCategory
    /// The configuration of the devices changed.
    case routeConfigurationChange
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
  /// The category.
  open var category: Category { lock.withLock { settings.category } }
  /// The mode.
  open var mode: Mode { lock.withLock { settings.mode } }
  /// The options of the category.
  open var categoryOptions: CategoryOptions { lock.withLock { settings.options } }
  /// The categories without recording.
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  /// The modes without recording.
  open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }
  /// The permission to record, which is denied, because nothing is recorded.
  open var recordPermission: RecordPermission { .denied }
  /// The style of spoken prompts, while another application speaks.
  public enum PromptStyle: UInt, Sendable {
    /// No prompts.
    case none = 0x6E6F_6E65
    /// Short prompts.
    case short = 0x7368_7274
    /// Normal prompts.
    case normal = 0x6E72_6D6C
  }
  /// The style of prompts, which is always `normal`.
  open var promptStyle: PromptStyle { .normal }
  /// A Boolean value that indicates whether there is an input, which is always `false`.
  open var isInputAvailable: Bool { false }
  /// A Boolean value that indicates whether another application plays a sound, which is always `false`.
  open var isOtherAudioPlaying: Bool { false }
  /// A Boolean value that indicates whether sounds that are not essential disturb, which is always `false`.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The volume, from 0 to 1, which is always 1.
  open var outputVolume: Float { 1 }
  /// The number of samples per second, which is always 44,100.
  open var sampleRate: Double { 44100 }
  /// The route, which has no inputs and no outputs.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The available inputs. The value is nil, because there are none.
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// Does nothing, because there is no route.
  ///
  /// - Parameter portOverride: The output.
  /// - Throws: Nothing in Tessera.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Sets the category, with the default mode and without options.
  ///
  /// - Parameter category: The category.
  /// - Throws: Nothing in Tessera.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
  /// Sets the category, with the default mode.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - options: The options.
  /// - Throws: Nothing in Tessera.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Sets the category and the mode.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - mode: The mode.
  ///   - options: The options.
  /// - Throws: Nothing in Tessera.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { settings = (category, mode, options) }
  }
  /// Sets the mode.
  ///
  /// - Parameter mode: The mode.
  /// - Throws: Nothing in Tessera.
  open func setMode(_ mode: Mode) throws { lock.withLock { settings.mode = mode } }
  /// Does nothing, because sounds need no session on a desktop.
  ///
  /// - Parameters:
  ///   - active: A Boolean value that determines whether the session is active.
  ///   - options: The options.
  /// - Throws: Nothing in Tessera.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Requests the permission to record, which is denied, because nothing is recorded.
  ///
  /// - Parameter response: A closure that is called on the main thread with `false`.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}

/// The key of the kind of an interruption, in `interruptionNotification`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption, in `interruptionNotification`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of a Boolean value that indicates whether the application was suspended, in `interruptionNotification`.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of the reason of a change, in `routeChangeNotification`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the previous route, in `routeChangeNotification`.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the notification `silenceSecondaryAudioHintNotification`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// The inputs and outputs of a session. There are none.
open class AVAudioSessionRouteDescription: NSObject {
  /// The inputs. The array is empty.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs. The array is empty.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// An input or output of a session.
open class AVAudioSessionPortDescription: NSObject {
  /// The name, which is empty.
  open var portName: String { "" }
  /// The identifier, which is empty.
  open var uid: String { "" }
}

/// Speaks texts on iOS. It is silent here: the delegate is informed at once that a text was cancelled.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// A Boolean value that indicates whether a text is spoken, which is always `false`.
  open var isSpeaking: Bool { false }
  /// A Boolean value that indicates whether a text is paused, which is always `false`.
  open var isPaused: Bool { false }
  /// Reports to the delegate that a text was cancelled.
  ///
  /// - Parameter utterance: The text.
  open func speak(_ utterance: AVSpeechUtterance) {
    nonisolated(unsafe) let utterance = utterance
    DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
  }
  /// Returns `false`, because no text is spoken.
  ///
  /// - Parameter boundary: The place at which the speech stops.
  /// - Returns: `false`.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns `false`, because no text is spoken.
  ///
  /// - Parameter boundary: The place at which the speech stops.
  /// - Returns: `false`.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns `false`, because no text is spoken.
  ///
  /// - Returns: `false`.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// A delegate of a speech synthesizer.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Reports that a text has begun. It is not called, because no text is spoken.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Reports that a text has ended. It is not called, because no text is spoken.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Reports that a text is paused. It is not called, because no text is spoken.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Reports that a text continues. It is not called, because no text is spoken.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Reports that a text was cancelled.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Reports that a part of a text is about to be spoken. It is not called, because no text is spoken.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - characterRange: The part of the text.
  ///   - utterance: The text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - characterRange: The part of the text.
  ///   - utterance: The text.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// The place at which a speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// The speech stops at once.
  case immediate
  /// The speech stops after the current word.
  case word
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The text with attributes.
  public let attributedSpeechString: NSAttributedString
  /// The pause before the text, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// The rate, from 0 to 1.
  open var rate: Float = 0.5
  /// The factor of the pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The voice, or nil for that of the language.
  open var voice: AVSpeechSynthesisVoice?
  /// Creates an utterance.
  ///
  /// - Parameter string: The text.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }
  /// Creates an utterance.
  ///
  /// - Parameter string: The text with attributes.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }
}

/// The lowest rate of an utterance.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest rate of an utterance.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The normal rate of an utterance.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The attribute of a pronunciation.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The identifier of a voice.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The quality of voices that are always installed.
  case `default` = 1
  /// The quality of voices that are downloaded.
  case enhanced
  /// The best quality of voices that are downloaded.
  case premium
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// Returns the installed voices. There are none.
  ///
  /// - Returns: An empty array.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language of the user.
  ///
  /// - Returns: The code of the language and the region, such as `en-US`.
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
  /// Returns nil, because no voice is installed.
  ///
  /// - Parameter identifier: The identifier of the voice.
  public init?(identifier: String) { return nil }
  /// The quality of the voice.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The name, which is that of the language.
  open var name: String { language }
  /// The identifier, which is that of the language.
  open var identifier: String { language }
  /// The language.
  public let language: String
  /// Creates a voice for a language.
  ///
  /// - Parameter language: The code of the language, or nil for English.
  public init?(language: String?) {
    self.language = language ?? "en"
    super.init()
  }
}
