import Foundation

/// The format of a sound: its settings.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The settings, by keys such as `AVFormatIDKey`.
  public let settings: [String: Any]

  override init() {
    settings = [:]
    super.init()
  }

  /// Creates a format, or returns nil if the settings lack the identifier of the format, the sample rate or the channels.
  ///
  /// - Parameter settings: The settings, by keys such as `AVFormatIDKey`.
  public init?(settings: [String: Any]) {
    guard settings[AVFormatIDKey] != nil, settings[AVSampleRateKey] != nil, settings[AVNumberOfChannelsKey] != nil
    else {
      return nil
    }
    self.settings = settings
    super.init()
  }

  /// The number of samples per second and channel, or 0 if it is not known.
  open var sampleRate: Double { (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 0 }
  /// The number of channels, or 0 if it is not known.
  open var channelCount: UInt32 { (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 0 }
}

/// The key of the identifier of the format, a value of `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples per second and channel.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality of the encoder, a value of `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of the number of bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits of a sample in the encoder, from 8 to 32.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The key of the number of bits of a sample without compression: 8, 16, 24 or 32.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of a Boolean value that determines whether samples begin with the highest byte.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of a Boolean value that determines whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of a Boolean value that determines whether channels are stored one after the other.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The quality of an encoder.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest quality.
  case min = 0
  /// A low quality.
  case low = 0x20
  /// A medium quality.
  case medium = 0x40
  /// A high quality.
  case high = 0x60
  /// The highest quality.
  case max = 0x7F
}

/// The identifier of a format, of four letters.
public typealias AudioFormatID = UInt32
/// Samples without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// MPEG-4 AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// Apple's IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// MPEG-1 or MPEG-2 layer 3, which is known as MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
