/// A key by its place on the keyboard: its usage on page 7 of the USB HID tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// More keys are down than the keyboard can tell apart.
  case keyboardErrorRollOver = 1
  /// The keyboard found itself broken when it was switched on.
  case keyboardPOSTFail = 2
  /// The keyboard has some other fault.
  case keyboardErrorUndefined = 3
  /// "a" where an American keyboard has it, and "A" with Shift.
  case keyboardA = 4
  /// "b" where an American keyboard has it, and "B" with Shift.
  case keyboardB = 5
  /// "c" where an American keyboard has it, and "C" with Shift.
  case keyboardC = 6
  /// "d" where an American keyboard has it, and "D" with Shift.
  case keyboardD = 7
  /// "e" where an American keyboard has it, and "E" with Shift.
  case keyboardE = 8
  /// "f" where an American keyboard has it, and "F" with Shift.
  case keyboardF = 9
  /// "g" where an American keyboard has it, and "G" with Shift.
  case keyboardG = 10
  /// "h" where an American keyboard has it, and "H" with Shift.
  case keyboardH = 11
  /// "i" where an American keyboard has it, and "I" with Shift.
  case keyboardI = 12
  /// "j" where an American keyboard has it, and "J" with Shift.
  case keyboardJ = 13
  /// "k" where an American keyboard has it, and "K" with Shift.
  case keyboardK = 14
  /// "l" where an American keyboard has it, and "L" with Shift.
  case keyboardL = 15
  /// "m" where an American keyboard has it, and "M" with Shift.
  case keyboardM = 16
  /// "n" where an American keyboard has it, and "N" with Shift.
  case keyboardN = 17
  /// "o" where an American keyboard has it, and "O" with Shift.
  case keyboardO = 18
  /// "p" where an American keyboard has it, and "P" with Shift.
  case keyboardP = 19
  /// "q" where an American keyboard has it, and "Q" with Shift.
  case keyboardQ = 20
  /// "r" where an American keyboard has it, and "R" with Shift.
  case keyboardR = 21
  /// "s" where an American keyboard has it, and "S" with Shift.
  case keyboardS = 22
  /// "t" where an American keyboard has it, and "T" with Shift.
  case keyboardT = 23
  /// "u" where an American keyboard has it, and "U" with Shift.
  case keyboardU = 24
  /// "v" where an American keyboard has it, and "V" with Shift.
  case keyboardV = 25
  /// "w" where an American keyboard has it, and "W" with Shift.
  case keyboardW = 26
  /// "x" where an American keyboard has it, and "X" with Shift.
  case keyboardX = 27
  /// "y" where an American keyboard has it, and "Y" with Shift.
  case keyboardY = 28
  /// "z" where an American keyboard has it, and "Z" with Shift.
  case keyboardZ = 29
  /// On an American keyboard "1", and "!" with Shift.
  case keyboard1 = 30
  /// On an American keyboard "2", and "@" with Shift.
  case keyboard2 = 31
  /// On an American keyboard "3", and "#" with Shift.
  case keyboard3 = 32
  /// On an American keyboard "4", and "$" with Shift.
  case keyboard4 = 33
  /// On an American keyboard "5", and "%" with Shift.
  case keyboard5 = 34
  /// On an American keyboard "6", and "^" with Shift.
  case keyboard6 = 35
  /// On an American keyboard "7", and "&" with Shift.
  case keyboard7 = 36
  /// On an American keyboard "8", and "*" with Shift.
  case keyboard8 = 37
  /// On an American keyboard "9", and "(" with Shift.
  case keyboard9 = 38
  /// On an American keyboard "0", and ")" with Shift.
  case keyboard0 = 39
  /// Return: ends a line, or does what a field is for.
  case keyboardReturnOrEnter = 40
  /// Escape: out of where one is.
  case keyboardEscape = 41
  /// Deletes what is before the caret.
  case keyboardDeleteOrBackspace = 42
  /// Tab: on to the next field.
  case keyboardTab = 43
  /// The long key below the letters.
  case keyboardSpacebar = 44
  /// On an American keyboard "-", and "_" with Shift.
  case keyboardHyphen = 45
  /// On an American keyboard "=", and "+" with Shift.
  case keyboardEqualSign = 46
  /// On an American keyboard "[", and "{" with Shift.
  case keyboardOpenBracket = 47
  /// On an American keyboard "]", and "}" with Shift.
  case keyboardCloseBracket = 48
  /// On an American keyboard "\", and "|" with Shift.
  case keyboardBackslash = 49
  /// Beside Return on keyboards with a large Return key: "#" and "~" in Britain.
  case keyboardNonUSPound = 50
  /// On an American keyboard ";", and ":" with Shift.
  case keyboardSemicolon = 51
  /// On an American keyboard "'", and the double quote with Shift.
  case keyboardQuote = 52
  /// On an American keyboard "`", and "~" with Shift.
  case keyboardGraveAccentAndTilde = 53
  /// On an American keyboard ",", and "<" with Shift.
  case keyboardComma = 54
  /// On an American keyboard ".", and ">" with Shift.
  case keyboardPeriod = 55
  /// On an American keyboard "/", and "?" with Shift.
  case keyboardSlash = 56
  /// Capitals until it is pressed again.
  case keyboardCapsLock = 57
  /// The 1st function key of the upper row.
  case keyboardF1 = 58
  /// The 2nd function key of the upper row.
  case keyboardF2 = 59
  /// The 3rd function key of the upper row.
  case keyboardF3 = 60
  /// The 4th function key of the upper row.
  case keyboardF4 = 61
  /// The 5th function key of the upper row.
  case keyboardF5 = 62
  /// The 6th function key of the upper row.
  case keyboardF6 = 63
  /// The 7th function key of the upper row.
  case keyboardF7 = 64
  /// The 8th function key of the upper row.
  case keyboardF8 = 65
  /// The 9th function key of the upper row.
  case keyboardF9 = 66
  /// The 10th function key of the upper row.
  case keyboardF10 = 67
  /// The 11th function key of the upper row.
  case keyboardF11 = 68
  /// The 12th function key of the upper row.
  case keyboardF12 = 69
  /// Print Screen, above the arrows of large keyboards.
  case keyboardPrintScreen = 70
  /// Scroll Lock, beside Print Screen.
  case keyboardScrollLock = 71
  /// Pause, beside Scroll Lock.
  case keyboardPause = 72
  /// Insert, above Delete.
  case keyboardInsert = 73
  /// Home: to the beginning.
  case keyboardHome = 74
  /// A page up.
  case keyboardPageUp = 75
  /// Deletes what is behind the caret.
  case keyboardDeleteForward = 76
  /// End: to the end.
  case keyboardEnd = 77
  /// A page down.
  case keyboardPageDown = 78
  /// The arrow to the right.
  case keyboardRightArrow = 79
  /// The arrow to the left.
  case keyboardLeftArrow = 80
  /// The arrow downwards.
  case keyboardDownArrow = 81
  /// The arrow upwards.
  case keyboardUpArrow = 82
  /// Num Lock; Clear on keyboards for the Mac.
  case keypadNumLock = 83
  /// "/" on the keypad.
  case keypadSlash = 84
  /// "*" on the keypad.
  case keypadAsterisk = 85
  /// "-" on the keypad.
  case keypadHyphen = 86
  /// "+" on the keypad.
  case keypadPlus = 87
  /// Enter on the keypad.
  case keypadEnter = 88
  /// "1" on the keypad; End without Num Lock.
  case keypad1 = 89
  /// "2" on the keypad; the arrow downwards without Num Lock.
  case keypad2 = 90
  /// "3" on the keypad; a page down without Num Lock.
  case keypad3 = 91
  /// "4" on the keypad; the arrow to the left without Num Lock.
  case keypad4 = 92
  /// "5" on the keypad.
  case keypad5 = 93
  /// "6" on the keypad; the arrow to the right without Num Lock.
  case keypad6 = 94
  /// "7" on the keypad; Home without Num Lock.
  case keypad7 = 95
  /// "8" on the keypad; the arrow upwards without Num Lock.
  case keypad8 = 96
  /// "9" on the keypad; a page up without Num Lock.
  case keypad9 = 97
  /// "0" on the keypad; Insert without Num Lock.
  case keypad0 = 98
  /// "." on the keypad; Delete without Num Lock.
  case keypadPeriod = 99
  /// Between Shift and Z on keyboards with one key more than American ones.
  case keyboardNonUSBackslash = 100
  /// The key with a menu on it, beside the right Control key.
  case keyboardApplication = 101
  /// Switches the machine off; not every system passes it on.
  case keyboardPower = 102
  /// "=" on the keypad of a Mac.
  case keypadEqualSign = 103
  /// The 13th function key, on keyboards with more than twelve.
  case keyboardF13 = 104
  /// The 14th function key, on keyboards with more than twelve.
  case keyboardF14 = 105
  /// The 15th function key, on keyboards with more than twelve.
  case keyboardF15 = 106
  /// The 16th function key, on keyboards with more than twelve.
  case keyboardF16 = 107
  /// The 17th function key, on keyboards with more than twelve.
  case keyboardF17 = 108
  /// The 18th function key, on keyboards with more than twelve.
  case keyboardF18 = 109
  /// The 19th function key, on keyboards with more than twelve.
  case keyboardF19 = 110
  /// The 20th function key, on keyboards with more than twelve.
  case keyboardF20 = 111
  /// The 21st function key, on keyboards with more than twelve.
  case keyboardF21 = 112
  /// The 22nd function key, on keyboards with more than twelve.
  case keyboardF22 = 113
  /// The 23rd function key, on keyboards with more than twelve.
  case keyboardF23 = 114
  /// The 24th function key, on keyboards with more than twelve.
  case keyboardF24 = 115
  /// Runs what is selected, on terminals of Unix machines.
  case keyboardExecute = 116
  /// Help, in the place of Insert on keyboards for the Mac.
  case keyboardHelp = 117
  /// Menu, on keyboards of Sun machines.
  case keyboardMenu = 118
  /// Select, on keyboards of terminals.
  case keyboardSelect = 119
  /// Stop, on keyboards of Sun machines.
  case keyboardStop = 120
  /// Does the last thing once more, on keyboards of Sun machines.
  case keyboardAgain = 121
  /// A key of its own for undoing.
  case keyboardUndo = 122
  /// A key of its own for cutting.
  case keyboardCut = 123
  /// A key of its own for copying.
  case keyboardCopy = 124
  /// A key of its own for pasting.
  case keyboardPaste = 125
  /// A key of its own for searching.
  case keyboardFind = 126
  /// No sound until it is pressed again.
  case keyboardMute = 127
  /// Louder.
  case keyboardVolumeUp = 128
  /// Softer.
  case keyboardVolumeDown = 129
  /// A Caps Lock that stays down by itself.
  case keyboardLockingCapsLock = 130
  /// A Num Lock that stays down by itself.
  case keyboardLockingNumLock = 131
  /// A Scroll Lock that stays down by itself.
  case keyboardLockingScrollLock = 132
  /// A comma on the keypad, as in Brazil.
  case keypadComma = 133
  /// "=" on the keypad of an AS/400 terminal.
  case keypadEqualSignAS400 = 134
  /// Beside the right Shift key: the backslash and underscore of Japan, "/" of Brazil.
  case keyboardInternational1 = 135
  /// Katakana and Hiragana, in Japan.
  case keyboardInternational2 = 136
  /// The yen sign, in Japan.
  case keyboardInternational3 = 137
  /// Converts what was typed, in Japan.
  case keyboardInternational4 = 138
  /// Leaves what was typed as it is, in Japan.
  case keyboardInternational5 = 139
  /// The comma of a PC-98 keypad.
  case keyboardInternational6 = 140
  /// Kept for a further key outside of America: the seventh.
  case keyboardInternational7 = 141
  /// Kept for a further key outside of America: the eighth.
  case keyboardInternational8 = 142
  /// Kept for a further key outside of America: the ninth.
  case keyboardInternational9 = 143
  /// Hangul and English, in Korea.
  case keyboardLANG1 = 144
  /// Hanja, in Korea; alphanumeric on Japanese keyboards for the Mac.
  case keyboardLANG2 = 145
  /// Katakana, in Japan.
  case keyboardLANG3 = 146
  /// Hiragana, in Japan.
  case keyboardLANG4 = 147
  /// Full and half width, in Japan.
  case keyboardLANG5 = 148
  /// Kept for another change of the input method: the sixth.
  case keyboardLANG6 = 149
  /// Kept for another change of the input method: the seventh.
  case keyboardLANG7 = 150
  /// Kept for another change of the input method: the eighth.
  case keyboardLANG8 = 151
  /// Kept for another change of the input method: the ninth.
  case keyboardLANG9 = 152
  /// Erases in another way, on terminals.
  case keyboardAlternateErase = 153
  /// Calls the system, on terminals and old PCs.
  case keyboardSysReqOrAttention = 154
  /// Gives up what is going on, on terminals.
  case keyboardCancel = 155
  /// Empties the field, on terminals.
  case keyboardClear = 156
  /// Back to what was before, on terminals.
  case keyboardPrior = 157
  /// A Return that is told apart from Enter, on terminals.
  case keyboardReturn = 158
  /// Between two parts of a number, on terminals.
  case keyboardSeparator = 159
  /// Out of where one is, on terminals.
  case keyboardOut = 160
  /// Calls the operator, on terminals.
  case keyboardOper = 161
  /// Clears, or does the last thing once more, on terminals.
  case keyboardClearOrAgain = 162
  /// Selects with the cursor, or shows properties, on terminals.
  case keyboardCrSelOrProps = 163
  /// Extends the selection, on terminals.
  case keyboardExSel = 164
  /// Control at the left.
  case keyboardLeftControl = 224
  /// Shift at the left.
  case keyboardLeftShift = 225
  /// Alt at the left; Option on keyboards for the Mac.
  case keyboardLeftAlt = 226
  /// The key with a logo at the left; Command on keyboards for the Mac.
  case keyboardLeftGUI = 227
  /// Control at the right.
  case keyboardRightControl = 228
  /// Shift at the right.
  case keyboardRightShift = 229
  /// Alt at the right, AltGr in Europe; Option on keyboards for the Mac.
  case keyboardRightAlt = 230
  /// The key with a logo at the right; Command on keyboards for the Mac.
  case keyboardRightGUI = 231
  /// The end of the range: no key.
  case keyboard_Reserved = 65535
}
