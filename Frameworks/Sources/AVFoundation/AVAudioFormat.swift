import Foundation

/// The format of a sound: its settings.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let settings: [String: Any]

  override init() {
    settings = [:]
    super.init()
  }

  /// Creates a format, or returns nil if the settings lack the identifier of the format, the sample rate or the channels.
  public init?(settings: [String: Any]) {
    guard settings[AVFormatIDKey] != nil, settings[AVSampleRateKey] != nil, settings[AVNumberOfChannelsKey] != nil
    else {
      return nil
    }
    self.settings = settings
    super.init()
  }

  open var sampleRate: Double { (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 0 }
  open var channelCount: UInt32 { (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 0 }
}

/// The keys of the settings of a format.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The quality of an encoder.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// The identifier of a format, of four letters.
public typealias AudioFormatID = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
